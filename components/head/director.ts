import type { BufferGeometry, Camera, Object3D, ShaderMaterial } from 'three';
import {
  CAMERA_EASE_MS,
  cameraPositionAt,
  createSways,
  gatherAt,
  mayOrbitAt,
  tiltAt,
} from '@/lib/head/choreography';
import type { Cloud } from '@/lib/head/cloud';
import { setInk, type ParticleUniforms } from './particleMaterial';
import type { Pose } from './stageMessages';

/** What the page has said so far. The director reads it in each frame. */
export type StageState = {
  ink: boolean;
  pose: Pose;
  turned: boolean;
  paused: boolean;
};

/** A tab that slept must not make the head jump. */
const LONGEST_FRAME_MS = 100;
/** On wide pages the bust turns towards the text. */
const TURN_RADIANS = Math.PI / 12;
const TURN_TIME_CONSTANT_MS = 350;
/** Of a particle of middling brightness at 24,000 points. */
const RADIUS_MM = 0.771;
const REFERENCE_POINTS = 24_000;

export type Director = {
  /** Whether the visitor may turn the scene by now. */
  readonly mayOrbit: boolean;
  /** One frame: moves the camera and the bust and sets the uniforms. Allocates nothing. */
  frame(deltaMs: number, canvasHeight: number, camera: Camera, bust: Object3D): void;
  /** Draws so many particles of the skin, beside eyes and teeth. */
  setPointCount(count: number): void;
};

export function createDirector(
  cloud: Cloud,
  geometry: BufferGeometry,
  material: ShaderMaterial,
  uniforms: ParticleUniforms,
  state: StageState,
  seed: number,
): Director {
  const sways = createSways(seed);
  let ms = 0;
  let mayOrbit = false;
  let turn = 0;

  function moveCamera(camera: Camera) {
    if (mayOrbit) return;
    cameraPositionAt(ms, camera.position);
    camera.lookAt(0, 0, 0);
    mayOrbit = mayOrbitAt(ms);
  }

  function moveBust(bust: Object3D, deltaMs: number) {
    const target = state.turned ? TURN_RADIANS : 0;
    const early = ms < CAMERA_EASE_MS || state.paused;
    turn = early ? target : target + (turn - target) * Math.exp(-deltaMs / TURN_TIME_CONSTANT_MS);
    bust.rotation.set(tiltAt(ms), turn + (state.paused ? 0 : sways.angleAt(ms)), 0);
  }

  return {
    get mayOrbit() {
      return mayOrbit;
    },
    frame(deltaMs, canvasHeight, camera, bust) {
      const step = Math.min(deltaMs, LONGEST_FRAME_MS);
      ms = state.paused ? sways.restAfter(ms) : ms + step;
      moveCamera(camera);
      moveBust(bust, step);
      uniforms.gathered.value = gatherAt(ms);
      uniforms.seconds.value = ms / 1000;
      uniforms.canvasHeight.value = canvasHeight;
      uniforms.ink.value = state.ink ? 1 : 0;
      setInk(material, state.ink);
    },
    setPointCount(count) {
      const skin = Math.max(1, Math.min(count, cloud.particles.count - cloud.featureCount));
      geometry.setDrawRange(0, cloud.featureCount + skin);
      uniforms.spacing.value = Math.sqrt(REFERENCE_POINTS / skin);
      uniforms.radiusMm.value = RADIUS_MM * (REFERENCE_POINTS / skin) ** 0.42;
    },
  };
}
