import type { BufferGeometry, Camera, Object3D, ShaderMaterial } from 'three';
import type { Cloud } from '@/lib/head/cloud';
import { createPointBudget } from '@/lib/head/pointBudget';
import { createDirector, type StageState } from './director';
import { makeParticleGeometry } from './particleGeometry';
import {
  makeOccluderMaterial,
  makeParticleMaterial,
  makeUniforms,
  setInk,
} from './particleMaterial';
import { setPointCount } from './pointCount';

/** What three draws of the head, and what moves it. */
export type ParticleHead = {
  geometry: BufferGeometry;
  particles: ShaderMaterial;
  occluder: ShaderMaterial;
  /** One frame; gives whether the visitor may turn the scene by now. */
  frame(deltaMs: number, camera: Camera, bust: Object3D, canvasHeight: number): boolean;
  dispose(): void;
};

type ParticleHeadOptions = {
  cloud: Cloud;
  state: StageState;
  seed: number;
  now: () => number;
};

export function createParticleHead({ cloud, state, seed, now }: ParticleHeadOptions): ParticleHead {
  const uniforms = makeUniforms(cloud.rig);
  const geometry = makeParticleGeometry(cloud);
  const particles = makeParticleMaterial(uniforms);
  const occluder = makeOccluderMaterial(uniforms);
  const director = createDirector(uniforms, state, seed);
  const budget = createPointBudget(cloud.particles.count - cloud.featureCount);
  setPointCount(cloud, geometry, uniforms, budget.count);
  return {
    geometry,
    particles,
    occluder,
    frame(deltaMs, camera, bust, canvasHeight) {
      // A single picture says nothing about frames.
      if (!state.paused && budget.measure(deltaMs)) {
        setPointCount(cloud, geometry, uniforms, budget.count);
      }
      director.frame(deltaMs, now(), camera, bust);
      uniforms.canvasHeight.value = canvasHeight;
      setInk(particles, state.ink);
      setInk(occluder, state.ink);
      return director.mayOrbit;
    },
    dispose() {
      geometry.dispose();
      particles.dispose();
      occluder.dispose();
    },
  };
}
