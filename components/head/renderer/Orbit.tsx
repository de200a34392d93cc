import { OrbitControls } from '@react-three/drei/core/OrbitControls';
import { useFrame } from '@react-three/fiber';
import { type ComponentRef, useCallback, useLayoutEffect, useRef } from 'react';
import { ORBIT_DAMPING, ORBIT_ROTATE_SPEED } from '@/lib/head/animation/choreography';
import type { RemoteElement } from './RemoteElement';

/** After so many frames without a change the turn has died away. */
const QUIET_FRAMES = 30;

type OrbitProps = {
  /** Where the controls listen. */
  element: RemoteElement;
  /** Whether the visitor may turn the scene by now. */
  allowed: boolean;
};

/**
 * The visitor turns the scene. The controls work out the camera anew in every frame: they sleep
 * while nobody holds the scene and it no longer turns.
 */
export function Orbit({ element, allowed }: OrbitProps) {
  const controls = useRef<ComponentRef<typeof OrbitControls>>(null);
  const quietFrames = useRef(0);
  const held = useRef(false);

  const mayTurn = useRef(allowed);
  useLayoutEffect(() => {
    mayTurn.current = allowed;
  }, [allowed]);

  // Once, before the controls themselves listen: asleep, they would not hear it.
  useLayoutEffect(() => {
    const wake = () => {
      quietFrames.current = 0;
      if (controls.current) controls.current.enabled = mayTurn.current;
    };
    element.addEventListener('pointerdown', wake);
    return () => element.removeEventListener('pointerdown', wake);
  }, [element]);

  useFrame(() => {
    if (!controls.current?.enabled || held.current) return;
    if (++quietFrames.current > QUIET_FRAMES) controls.current.enabled = false;
  });

  return (
    <OrbitControls
      ref={controls}
      domElement={element.asElement()}
      enabled={allowed}
      enablePan={false}
      enableZoom={false}
      dampingFactor={ORBIT_DAMPING}
      rotateSpeed={ORBIT_ROTATE_SPEED}
      onChange={useCallback(() => (quietFrames.current = 0), [])}
      onStart={useCallback(() => (held.current = true), [])}
      onEnd={useCallback(() => (held.current = false), [])}
    />
  );
}
