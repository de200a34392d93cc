import type { Camera, Object3D } from 'three';
import {
  CAMERA_EASE_MS,
  cameraPositionAt,
  createSways,
  gatherAt,
  mayOrbitAt,
  tiltAt,
} from '@/lib/head/choreography';
import { approach, smoothstep } from '@/lib/math/scalar';
import { directionOf } from '@/lib/head/gaze';
import { type Cue, createPerformer, type Expression } from '@/lib/head/performer';
import type { Mood } from '@/lib/mood';
import type { ParticleUniforms } from './particleMaterial';
import type { Attention, Pose } from './stageMessages';
import { createTopicLight } from './topicLight';
import { createTouch } from './touch';

/** What the page has said so far. The director reads it in each frame. */
export type StageState = {
  ink: boolean;
  pose: Pose;
  turned: boolean;
  paused: boolean;
  mood: Mood;
  attention: Attention | null;
  /** When the attention last moved, on the clock of `nowMs`. */
  attendedMs: number;
};

/** A tab that slept must not make the head jump; a slow machine must not make it late. */
const LONGEST_FRAME_MS = 500;
/** On wide pages the bust turns towards the text. */
const TURN_RADIANS = Math.PI / 12;
const TURN_TIME_CONSTANT_MS = 350;
/** Where nothing has moved for so long, he looks at the reader again. */
const ATTENTION_MS = 5000;
/** Turned far aside, an open mouth is only a dark ring. */
const SPEAKING_SHARE = 0.4;
/** He looks after a camera that orbits, until it stands behind his ear. */
const ORBIT_LOST_RADIANS = [1.1, 1.9] as const;
const SMILES: Readonly<Record<Pose, number>> = { home: 0.12, contact: 0.85 };
/** The reader's eyes are at the middle of the picture, a little below his own. */
const READER_PITCH = -0.04;

export type Director = {
  /** Whether the visitor may turn the scene by now. */
  readonly mayOrbit: boolean;
  /** One frame: moves the camera and the bust and sets the uniforms. Allocates nothing. */
  frame(deltaMs: number, nowMs: number, camera: Camera, bust: Object3D): void;
};

/** Turns time, and what the page says, into the uniforms and the places of camera and bust. */
export function createDirector(
  uniforms: ParticleUniforms,
  state: StageState,
  seed: number,
): Director {
  const sways = createSways(seed);
  const performer = createPerformer(seed);
  const touch = createTouch();
  const topicLight = createTopicLight(uniforms);
  const cue: Cue = {
    mood: state.mood,
    towards: { yaw: 0, pitch: 0 },
    shoulders: { yaw: 0, pitch: 0 },
    smile: 0,
  };
  let ms = 0;
  let mayOrbit = false;
  let turn = 0;

  function moveCamera(camera: Camera) {
    if (mayOrbit) return;
    cameraPositionAt(ms, camera.position);
    camera.lookAt(0, 0, 0);
    mayOrbit = mayOrbitAt(ms);
  }

  function moveBust(stepMs: number, bust: Object3D) {
    const target = state.turned ? TURN_RADIANS : 0;
    const atOnce = ms < CAMERA_EASE_MS || state.paused;
    turn = atOnce ? target : approach(turn, target, stepMs, TURN_TIME_CONSTANT_MS);
    bust.rotation.set(tiltAt(ms), turn + (state.paused ? 0 : sways.angleAt(ms)), 0);
  }

  function giveCue(nowMs: number, camera: Camera, bust: Object3D) {
    const { attention } = state;
    const attends = attention && !state.paused && nowMs - state.attendedMs < ATTENTION_MS;
    const direction = attends ? directionOf(attention.x, attention.y) : READER;
    const share = state.mood.kind === 'speaking' ? SPEAKING_SHARE : 1;
    const orbit = Math.atan2(-camera.position.x, -camera.position.z);
    const followed = orbit * (1 - smoothstep(...ORBIT_LOST_RADIANS, Math.abs(orbit)));
    cue.mood = state.mood;
    cue.towards.yaw = share * direction.yaw + followed;
    cue.towards.pitch = share * direction.pitch;
    cue.shoulders.yaw = bust.rotation.y;
    cue.shoulders.pitch = -bust.rotation.x;
    cue.smile = SMILES[state.pose];
  }

  return {
    get mayOrbit() {
      return mayOrbit;
    },
    frame(deltaMs, nowMs, camera, bust) {
      const stepMs = Math.min(deltaMs, LONGEST_FRAME_MS);
      ms = state.paused ? sways.restAfter(ms) : ms + stepMs;
      moveCamera(camera);
      moveBust(stepMs, bust);
      giveCue(nowMs, camera, bust);
      if (state.paused) performer.rest(cue);
      else performer.advance(stepMs, nowMs, cue);
      touch.advance(stepMs, state.paused ? null : state.attention, uniforms.touch.value);
      topicLight.advance(stepMs, state.mood);
      show(performer.expression, uniforms);
      uniforms.gathered.value = gatherAt(ms);
      uniforms.seconds.value = state.paused ? 0 : ms / 1000;
      uniforms.ink.value = state.ink ? 1 : 0;
    },
  };
}

const READER = { yaw: 0, pitch: READER_PITCH } as const;

function show(expression: Expression, uniforms: ParticleUniforms): void {
  const { mouth, eyes, head, lids, brow } = expression;
  uniforms.mouthPose.value.fromArray(mouth);
  uniforms.eyePose.value.set(eyes.yaw, eyes.pitch, lids, lids);
  uniforms.headPose.value.set(head.yaw, head.pitch, head.roll, brow);
  uniforms.smile.value = expression.smile;
  uniforms.thinkingShare.value = expression.thinking;
  uniforms.breath.value = expression.breath;
}
