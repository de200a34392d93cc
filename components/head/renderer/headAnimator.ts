import type { Camera, Object3D } from 'three';
import type { ConversationStatus } from '@/lib/conversationStatus';
import {
  CAMERA_EASE_MS,
  cameraPositionAt,
  createSways,
  introProgressAt,
  mayOrbitAt,
  tiltAt,
} from '@/lib/head/animation/choreography';
import {
  type AnimationInput,
  createFaceAnimator,
  type Expression,
} from '@/lib/head/animation/faceAnimator';
import { directionOf } from '@/lib/head/animation/gaze';
import { approach, smoothstep } from '@/lib/math/scalar';
import type { PointerTarget, Pose } from './messages';
import type { ParticleUniforms } from './particles';
import { createPointerDent } from './pointerDent';
import { createTopicLight } from './topicLight';

/** What the page has said so far. The animator reads it in each frame. */
export type HeadState = {
  lightTheme: boolean;
  pose: Pose;
  turned: boolean;
  paused: boolean;
  status: ConversationStatus;
  pointerTarget: PointerTarget | null;
  /** When the pointerTarget last moved, on the clock of `nowMs`. */
  pointerTargetAtMs: number;
};

/**
 * A longer frame counts as this long: after a hidden tab the head must not jump. It is far above a
 * slow machine's frame, which must count in full or all motion would be late.
 */
const MAX_FRAME_MS = 500;
/** On wide pages the headGroup turns towards the text. */
const TURN_RADIANS = Math.PI / 12;
const TURN_TIME_CONSTANT_MS = 350;
/** Where nothing has moved for so long, he looks at the reader again. */
const POINTER_TARGET_MS = 5000;
/** While speaking he turns less far: in profile an open mouth is only a dark ring. */
const SPEAKING_GAZE = 0.4;
/** He looks after a camera that orbits, until it stands behind his ear. */
const ORBIT_LOST_RADIANS = [1.1, 1.9] as const;
const SMILES: Readonly<Record<Pose, number>> = { home: 0.12, contact: 0.85 };
/** The reader's eyes are at the middle of the picture, a little below his own. */
const READER = { yaw: 0, pitch: -0.04 } as const;

/** Before the page has said anything. */
export function initialHeadState(): HeadState {
  return {
    lightTheme: false,
    pose: 'home',
    turned: false,
    paused: false,
    status: { kind: 'idle' },
    pointerTarget: null,
    pointerTargetAtMs: 0,
  };
}

export type HeadAnimator = {
  /** Whether the visitor may turn the scene by now. */
  readonly mayOrbit: boolean;
  /** One frame: moves the camera and the headGroup and sets the uniforms. Allocates nothing. */
  update(deltaMs: number, nowMs: number, camera: Camera, headGroup: Object3D): void;
};

/** Turns time, and what the page says, into the uniforms and the places of camera and headGroup. */
export function createHeadAnimator(
  uniforms: ParticleUniforms,
  state: HeadState,
  seed: number,
): HeadAnimator {
  const sways = createSways(seed);
  const face = createFaceAnimator(seed);
  const dent = createPointerDent();
  const topicLight = createTopicLight(uniforms);
  const input: AnimationInput = {
    status: state.status,
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

  function moveHeadGroup(stepMs: number, headGroup: Object3D) {
    const target = state.turned ? TURN_RADIANS : 0;
    const atOnce = ms < CAMERA_EASE_MS || state.paused;
    turn = atOnce ? target : approach(turn, target, stepMs, TURN_TIME_CONSTANT_MS);
    headGroup.rotation.set(tiltAt(ms), turn + (state.paused ? 0 : sways.angleAt(ms)), 0);
  }

  function readInput(nowMs: number, camera: Camera, headGroup: Object3D) {
    const { pointerTarget } = state;
    const attends =
      pointerTarget && !state.paused && nowMs - state.pointerTargetAtMs < POINTER_TARGET_MS;
    const direction = attends ? directionOf(pointerTarget.x, pointerTarget.y) : READER;
    const weight = state.status.kind === 'speaking' ? SPEAKING_GAZE : 1;
    const orbit = Math.atan2(-camera.position.x, -camera.position.z);
    const followed = orbit * (1 - smoothstep(...ORBIT_LOST_RADIANS, Math.abs(orbit)));
    input.status = state.status;
    input.towards.yaw = weight * direction.yaw + followed;
    input.towards.pitch = weight * direction.pitch;
    input.shoulders.yaw = headGroup.rotation.y;
    input.shoulders.pitch = -headGroup.rotation.x;
    input.smile = SMILES[state.pose];
  }

  return {
    get mayOrbit() {
      return mayOrbit;
    },
    update(deltaMs, nowMs, camera, headGroup) {
      const stepMs = Math.min(deltaMs, MAX_FRAME_MS);
      ms = state.paused ? sways.poseAfter(ms) : ms + stepMs;
      moveCamera(camera);
      moveHeadGroup(stepMs, headGroup);
      readInput(nowMs, camera, headGroup);
      if (state.paused) face.resetPose(input);
      else face.advance(stepMs, nowMs, input);
      dent.advance(stepMs, state.paused ? null : state.pointerTarget, uniforms.pointerDent.value);
      topicLight.advance(stepMs, state.status);
      show(face.expression, uniforms);
      uniforms.introProgress.value = introProgressAt(ms);
      uniforms.seconds.value = state.paused ? 0 : ms / 1000;
    },
  };
}

function show(expression: Expression, uniforms: ParticleUniforms): void {
  const { mouth, eyes, head, lids, brow } = expression;
  uniforms.mouthPose.value.fromArray(mouth);
  uniforms.tongue.value.set(mouth[4], mouth[5]);
  uniforms.eyePose.value.set(eyes.yaw, eyes.pitch, lids, lids);
  uniforms.headPose.value.set(head.yaw, head.pitch, head.roll, brow);
  uniforms.smile.value = expression.smile;
  uniforms.thinking.value = expression.thinking;
  uniforms.breath.value = expression.breath;
}
