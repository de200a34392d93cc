import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Group } from 'three';
import type { Cloud } from '@/lib/head/cloud';
import type { StageState } from './director';
import { Orbit } from './Orbit';
import { createParticleHead } from './particleHead';
import type { RemoteElement } from './RemoteElement';

type SceneProps = {
  cloud: Cloud;
  /** Read in each frame, never rendered from. */
  state: StageState;
  /** Where the orbit controls listen. */
  element: RemoteElement;
  seed: number;
  /** Whether to begin with few points, and see whether there is time for more. */
  thrifty?: boolean;
  /** The clock of the mood, in milliseconds. */
  now?: () => number;
};

const pageClock = () => performance.now();

/** The head and the camera before it; the same in a worker and on the page. */
export function Scene({
  cloud,
  state,
  element,
  seed,
  thrifty = false,
  now = pageClock,
}: SceneProps) {
  const bust = useRef<Group>(null);
  const [mayOrbit, setMayOrbit] = useState(false);
  const head = useMemo(
    () => createParticleHead({ cloud, state, seed, thrifty, now }),
    [cloud, state, seed, thrifty, now],
  );

  useEffect(() => () => head.dispose(), [head]);

  useFrame(({ camera, gl }, deltaSeconds) => {
    if (!bust.current) return;
    const settled = head.frame(1000 * deltaSeconds, camera, bust.current, gl.domElement.height);
    if (settled && !mayOrbit) setMayOrbit(true);
  });

  return (
    <>
      {/* me.obj looks along +z; the camera stands at -z. */}
      <group rotation-y={Math.PI}>
        <group ref={bust}>
          <points
            geometry={head.geometry}
            material={head.occluder}
            renderOrder={-1}
            frustumCulled={false}
          />
          <points geometry={head.geometry} material={head.particles} frustumCulled={false} />
        </group>
      </group>
      <Orbit element={element} allowed={mayOrbit} />
    </>
  );
}
