import type { BufferGeometry, Camera, Object3D, ShaderMaterial } from 'three';
import type { Cloud } from '@/lib/head/cloud';
import { createPointBudget, FEWEST_POINTS } from '@/lib/head/pointBudget';
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
  /** Whether to begin with few points, and see whether there is time for more. */
  thrifty: boolean;
  now: () => number;
};

export function createParticleHead({
  cloud,
  state,
  seed,
  thrifty,
  now,
}: ParticleHeadOptions): ParticleHead {
  const uniforms = makeUniforms(cloud.rig);
  const geometry = makeParticleGeometry(cloud);
  const particles = makeParticleMaterial(uniforms);
  const occluder = makeOccluderMaterial(uniforms);
  const director = createDirector(uniforms, state, seed);
  const most = cloud.particles.count - cloud.featureCount;
  const budget = createPointBudget(most, thrifty ? FEWEST_POINTS : most);
  let drawn = 0;

  function drawSoMany(count: number) {
    if (count === drawn) return;
    drawn = count;
    setPointCount(cloud, geometry, uniforms, count);
  }

  drawSoMany(budget.count);
  return {
    geometry,
    particles,
    occluder,
    frame(deltaMs, camera, bust, canvasHeight) {
      // A single picture says nothing about frames, and may have all the points there are.
      if (!state.paused) budget.measure(deltaMs);
      drawSoMany(state.paused ? most : budget.count);
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
