import type { ConversationStatus } from '@/lib/conversationStatus';
import { seededRandom } from '@/lib/math/random';
import { approach } from '@/lib/math/scalar';
import { createBlinks, RESTING_LID } from './blink';
import { createGaze, type Direction } from './gaze';
import { followSound, mouthAt, plan, type SpeechPlan } from './speech';
import type { Mouth } from './visemes';

/** What he is told in each step. */
export type AnimationInput = {
  status: ConversationStatus;
  /** Where the pointerTarget of the visitor is, from the camera's side. */
  towards: Direction;
  /** How the shoulders are turned, by turn, sway and tilt. */
  shoulders: Direction;
  /** 0..1 */
  smile: number;
};

/** What his face does: the numbers that the shader takes. */
export type Expression = {
  mouth: Mouth;
  eyes: Direction;
  /** 0 open .. 1 closed */
  lids: number;
  head: Direction & { roll: number };
  brow: number;
  smile: number;
  thinking: number;
  breath: number;
};

export type FaceAnimator = {
  readonly expression: Expression;
  /** One step of time; `nowMs` is on the clock of the status. Changes the expression in place. */
  advance(stepMs: number, nowMs: number, input: AnimationInput): void;
  /** At once a still face: awake, looking at the reader, mouth closed. */
  resetPose(input: AnimationInput): void;
};

/** Thinking, he looks up and away from the text. */
const AWAY: Direction = { yaw: -0.24, pitch: 0.2 };
/** Who must say that he does not know lowers his eyes. */
const DOWN: Direction = { yaw: 0.05, pitch: -0.3 };
const THINKING_IN_MS = 450;
const THINKING_OUT_MS = 300;
const SMILE_MS = 420;
const NOD_MS = [70, 240] as const;
const BROW_MS = 180;
const BREATH = 0.035;
const BREATH_THINKING = 0.11;
/** Who draws breath lifts the head a little; it sinks while the breath is spent. */
const INHALING_MS = [80, 600] as const;
const INHALED_PITCH = 0.03;
const INHALED_BREATH = 0.06;
/** What the words of a sentence do to the face. */
const GLAD_SMILE = 0.55;
const UNSURE_PITCH = -0.05;
const UNSURE_BROW = 0.25;
const MOOD_MS = 320;
/** A question ends with a tilt of the head and lifted brows, and waits so for a moment. */
const ASKING_ROLL = 0.06;
const ASKING_BROW = 0.3;
const ASKING_IN_MS = 240;
const ASKING_OUT_MS = 900;
const FAR_JUMP_BLINKS = 0.5;

/** As approach, rising with the first time constant and falling with the second. */
function follow(
  value: number,
  goal: number,
  stepMs: number,
  [risingMs, fallingMs]: readonly [number, number],
): number {
  return approach(value, goal, stepMs, goal > value ? risingMs : fallingMs);
}

/** Moves eyes, lids, brow, mouth and neck. The same seed and inputs give the same motion. */
export function createFaceAnimator(seed: number): FaceAnimator {
  const random = seededRandom(seed);
  const gaze = createGaze(random);
  const blinks = createBlinks(random);
  const mouth: Mouth = [0, 0, 0, 0, 0, 0];
  const expression: Expression = {
    mouth,
    eyes: gaze.eyes,
    lids: RESTING_LID,
    head: { yaw: 0, pitch: 0, roll: 0 },
    brow: 0,
    smile: 0,
    thinking: 0,
    breath: BREATH,
  };
  let seconds = 0;
  let nod = 0;
  let asking = 0;
  let inhaling = 0;
  let glad = 0;
  let unsure = 0;
  let isUnsure = false;
  let brow = 0;
  let spoken = '';
  let speech: SpeechPlan = [];

  function speak(stepMs: number, nowMs: number, { status }: AnimationInput) {
    if (status.kind === 'speaking' && status.text !== spoken) {
      spoken = status.text;
      speech = plan(spoken);
    }
    const speaking = status.kind === 'speaking' ? status : null;
    const ms = speaking ? nowMs - speaking.sinceMs : Number.NEGATIVE_INFINITY;
    const sound = mouthAt(speech, ms, speaking?.startsMs);
    followSound(mouth, sound, stepMs);
    nod = follow(nod, sound.accent, stepMs, NOD_MS);
    inhaling = follow(inhaling, sound.breathes ? 1 : 0, stepMs, INHALING_MS);
    glad = approach(glad, sound.mood === 'glad' ? 1 : 0, stepMs, MOOD_MS);
    isUnsure = sound.mood === 'unsure';
    unsure = approach(unsure, isUnsure ? 1 : 0, stepMs, MOOD_MS);
    asking = sound.asks
      ? approach(asking, 1, stepMs, ASKING_IN_MS)
      : approach(asking, 0, stepMs, ASKING_OUT_MS);
  }

  function look(stepMs: number, { status, towards, shoulders }: AnimationInput) {
    gaze.advance(stepMs, status.kind === 'thinking' ? AWAY : isUnsure ? DOWN : towards, shoulders);
    if (gaze.jumpedFar && random() < FAR_JUMP_BLINKS) blinks.blink();
    blinks.advance(stepMs);
  }

  /** All that follows from what mouth and eyes do; small slow waves keep the head alive. */
  function compose() {
    const { head, eyes } = expression;
    const { thinking, smile } = expression;
    head.yaw = gaze.head.yaw + 0.011 * Math.sin(0.83 * seconds);
    head.pitch =
      gaze.head.pitch -
      0.05 * nod +
      INHALED_PITCH * inhaling +
      UNSURE_PITCH * unsure +
      0.008 * Math.sin(1.19 * seconds + 1);
    head.roll = -0.05 * gaze.head.yaw + 0.007 * Math.sin(0.57 * seconds);
    head.roll += 0.045 * thinking + ASKING_ROLL * asking;
    const closed = blinks.closed;
    const relaxed = RESTING_LID + 0.05 * thinking + 0.1 * smile;
    expression.lids = relaxed + (1 - relaxed) * closed;
    expression.brow =
      brow +
      ASKING_BROW * asking +
      UNSURE_BROW * unsure +
      0.25 * Math.max(-1, Math.min(1, eyes.pitch / 0.3)) +
      0.15 * smile;
    expression.breath = BREATH + (BREATH_THINKING - BREATH) * thinking + INHALED_BREATH * inhaling;
  }

  return {
    expression,
    advance(stepMs, nowMs, input) {
      seconds += stepMs / 1000;
      const isThinking = input.status.kind === 'thinking';
      speak(stepMs, nowMs, input);
      look(stepMs, input);
      expression.thinking = approach(
        expression.thinking,
        isThinking ? 1 : 0,
        stepMs,
        isThinking ? THINKING_IN_MS : THINKING_OUT_MS,
      );
      expression.smile = approach(
        expression.smile,
        Math.max(input.smile, GLAD_SMILE * glad) * (1 - unsure),
        stepMs,
        SMILE_MS,
      );
      brow = approach(brow, 0.4 * nod + 0.35 * expression.thinking, stepMs, BROW_MS);
      compose();
    },
    resetPose(input) {
      mouth.fill(0);
      nod = asking = inhaling = glad = unsure = brow = seconds = 0;
      isUnsure = false;
      gaze.settle(input.towards, input.shoulders);
      expression.thinking = 0;
      expression.smile = input.smile;
      compose();
      expression.lids = RESTING_LID + 0.1 * input.smile;
    },
  };
}
