import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Group } from 'three';
import { createPointBudget, MIN_POINTS } from '@/lib/head/animation/pointBudget';
import type { Cloud } from '@/lib/head/model/cloud';
import { createHeadAnimator, type HeadState } from './headAnimator';
import { Orbit } from './Orbit';
import { createParticles } from './particles';
import type { RemoteElement } from './RemoteElement';

type SceneProps = {
  cloud: Cloud;
  /** Read in each frame, never rendered from. */
  state: HeadState;
  /** Where the orbit controls listen. */
  element: RemoteElement;
  seed: number;
  /** Whether to begin with few points, and see whether there is time for more. */
  lowPower?: boolean;
  /** The clock of the status, in milliseconds. */
  now?: () => number;
};

const pageClock = () => performance.now();

/** The head and the camera before it; the same in a worker and on the page. */
export function Scene({
  cloud,
  state,
  element,
  seed,
  lowPower = false,
  now = pageClock,
}: SceneProps) {
  const headGroup = useRef<Group>(null);
  const [mayOrbit, setMayOrbit] = useState(false);
  const head = useMemo(() => {
    const particles = createParticles(cloud);
    const { skinCount } = particles;
    const budget = createPointBudget(skinCount, lowPower ? MIN_POINTS : skinCount);
    particles.setSkinCount(budget.count);
    return { particles, budget, animator: createHeadAnimator(particles.uniforms, state, seed) };
  }, [cloud, state, seed, lowPower]);

  useEffect(() => () => head.particles.dispose(), [head]);

  useFrame(({ camera, gl }, deltaSeconds) => {
    const { particles, budget, animator } = head;
    if (!headGroup.current) return;
    const deltaMs = 1000 * deltaSeconds;
    // A single picture says nothing about frames, and may have all the points there are.
    if (!state.paused) budget.measure(deltaMs);
    particles.setSkinCount(state.paused ? particles.skinCount : budget.count);
    animator.update(deltaMs, now(), camera, headGroup.current);
    particles.setTheme(state.lightTheme);
    particles.setCanvasHeight(gl.domElement.height);
    if (animator.mayOrbit && !mayOrbit) setMayOrbit(true);
  });

  return (
    <>
      {/* me.obj looks along +z; the camera stands at -z. */}
      <group rotation-y={Math.PI}>
        <group ref={headGroup}>
          <points
            geometry={head.particles.geometry}
            material={head.particles.occluder}
            renderOrder={-1}
            frustumCulled={false}
          />
          <points
            geometry={head.particles.geometry}
            material={head.particles.particles}
            frustumCulled={false}
          />
        </group>
      </group>
      <Orbit element={element} allowed={mayOrbit} />
    </>
  );
}
