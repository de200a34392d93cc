import { OrbitControls } from '@react-three/drei/core/OrbitControls';
import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Group } from 'three';
import { ORBIT_DAMPING, ORBIT_ROTATE_SPEED } from '@/lib/head/choreography';
import type { Cloud } from '@/lib/head/cloud';
import { createDirector, type StageState } from './director';
import { makeParticleGeometry } from './particleGeometry';
import { makeOccluderMaterial, makeParticleMaterial, makeUniforms } from './particleMaterial';
import type { RemoteElement } from './RemoteElement';

type SceneProps = {
  cloud: Cloud;
  /** Read in each frame, never rendered from. */
  state: StageState;
  /** Where the orbit controls listen. */
  element: RemoteElement;
  seed: number;
};

/** The head and the camera before it; the same in a worker and on the page. */
export function Scene({ cloud, state, element, seed }: SceneProps) {
  const bust = useRef<Group>(null);
  const [mayOrbit, setMayOrbit] = useState(false);
  const parts = useMemo(() => {
    const uniforms = makeUniforms(cloud.rig);
    const geometry = makeParticleGeometry(cloud);
    const particles = makeParticleMaterial(uniforms);
    const occluder = makeOccluderMaterial(uniforms);
    const director = createDirector(cloud, geometry, particles, uniforms, state, seed);
    director.setPointCount(cloud.particles.count - cloud.featureCount);
    return { geometry, particles, occluder, director };
  }, [cloud, state, seed]);

  useEffect(
    () => () => {
      parts.geometry.dispose();
      parts.particles.dispose();
      parts.occluder.dispose();
    },
    [parts],
  );

  useFrame(({ camera, gl }, deltaSeconds) => {
    if (!bust.current) return;
    parts.director.frame(1000 * deltaSeconds, gl.domElement.height, camera, bust.current);
    if (parts.director.mayOrbit && !mayOrbit) setMayOrbit(true);
  });

  return (
    <>
      {/* me.obj looks along +z; the camera stands at -z. */}
      <group rotation-y={Math.PI}>
        <group ref={bust}>
          <points geometry={parts.geometry} material={parts.occluder} frustumCulled={false} />
          <points geometry={parts.geometry} material={parts.particles} frustumCulled={false} />
        </group>
      </group>
      <OrbitControls
        domElement={element.asElement()}
        enabled={mayOrbit}
        enablePan={false}
        enableZoom={false}
        dampingFactor={ORBIT_DAMPING}
        rotateSpeed={ORBIT_ROTATE_SPEED}
      />
    </>
  );
}
