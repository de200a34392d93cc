import { CLOSED_LIP_VISEMES, type Mouth, type Viseme, VISEMES, VOWELS } from './visemes';

/** A shape on its way through a phrase and how strongly its syllable is said, 0..1. */
export type Shape = { viseme: Viseme; stress: number };

/**
 * How much of the next vowel's lips a sound takes: those that the lips do not make are rounded
 * or spread by what follows long before it comes. Cohen and Massaro call it dominance: “Modeling
 * coarticulation in synthetic visual speech”, 1993.
 */
const YIELDS_SHAPE: Partial<Record<Viseme, number>> = {
  ...{ t: 0.6, l: 0.55, k: 0.7, h: 0.9, th: 0.4, s: 0.4, m: 0.75, f: 0.5, u: 0.3 },
  ...{ r: 0.25, sh: 0.25 },
};
/** How much of a neighbouring vowel's jaw a sound keeps. */
const YIELDS_JAW: Partial<Record<Viseme, number>> = {
  ...{ t: 0.4, l: 0.45, k: 0.5, h: 0.8, th: 0.25, r: 0.4, sh: 0.1, w: 0.1 },
};
/** How far ahead a mouth prepares a vowel, in sounds, and how much of it is left behind one. */
const AHEAD = [1, 0.75, 0.5] as const;
const BEHIND = [0.45, 0.2] as const;

/** The mouth at one shape of a phrase, with what the vowels before and behind it do to it. */
export function coarticulated(shapes: readonly Shape[], at: number): Mouth {
  const { viseme, stress } = shapes[at] ?? { viseme: 'rest', stress: 1 };
  const mouth: Mouth = [...VISEMES[viseme]];
  if (VOWELS.has(viseme)) {
    mouth[0] *= stress;
    mouth[1] *= 0.7 + 0.3 * stress;
    mouth[2] *= 0.6 + 0.4 * stress;
  }
  const yieldsShape = YIELDS_SHAPE[viseme] ?? 0;
  const next = nearestVowel(shapes, at, 1, AHEAD);
  const previous = nearestVowel(shapes, at, -1, BEHIND);
  if (next) {
    const share = yieldsShape * next.share;
    mouth[2] += share * (VISEMES[next.viseme][2] - mouth[2]);
    if (viseme === 'h') mouth[1] = 0.7 * VISEMES[next.viseme][1];
  } else if (previous) {
    mouth[2] += yieldsShape * previous.share * (VISEMES[previous.viseme][2] - mouth[2]);
  }
  if (!CLOSED_LIP_VISEMES.has(viseme)) {
    const open = Math.max(jawOf(next), jawOf(previous));
    const yieldsJaw = YIELDS_JAW[viseme] ?? 0;
    mouth[0] += yieldsJaw * (open - mouth[0]);
  }
  return mouth;
}

type Neighbour = Shape & { share: number };

function nearestVowel(
  shapes: readonly Shape[],
  from: number,
  step: 1 | -1,
  shares: readonly number[],
): Neighbour | null {
  for (const [distance, share] of shares.entries()) {
    const shape = shapes[from + step * (distance + 1)];
    if (!shape) return null;
    // A glide is a vowel to the lips: "twin", "quick".
    if (VOWELS.has(shape.viseme) || shape.viseme === 'w') return { ...shape, share };
  }
  return null;
}

const jawOf = (neighbour: Neighbour | null) =>
  neighbour ? neighbour.stress * VISEMES[neighbour.viseme][0] : 0;
