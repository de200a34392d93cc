import type { Plain } from '@/lib/paillier/encoding';
import type { Encrypted, EncryptedPayload } from '@/lib/paillier/encryptedPayload';
import type { PrivateKey } from '@/lib/paillier/keys';
import type { NumberRow } from '@/lib/paillier/plainNumbers';
import { type PresetName, PRESETS } from './presets';
import type { Question } from './questions';

export type StepName = 'key' | 'people' | 'server' | 'answer' | 'spoil' | 'each';

/** An encrypted number; `plain` is null where it came from a file and nobody here wrote it. */
export interface EncryptedNumber {
  plain: Plain | null;
  number: Encrypted;
  /** The ciphertext of the same number that this one replaced. */
  before: Encrypted | null;
}

/** Someone with a number, and that number's ciphertext as soon as there is one. */
export interface Participant extends NumberRow {
  encrypted: EncryptedNumber | null;
}

/** What the server was sent, and what came back. */
export interface ServerAnswer {
  question: Question;
  weights: Plain[];
  request: EncryptedPayload;
  response: unknown;
  total: Encrypted;
  tookMs: number;
}

export type Interference = 'raise' | 'refresh' | 'damage';

/** One number was changed on its way to the server, and what came of it. */
export interface Trial {
  interference: Interference;
  /** Whose number, and by how much it was raised. */
  name: string;
  raise: bigint;
  before: Encrypted;
  after: Encrypted;
  /** What the changed total opens to; null where it opens to nothing, and `fault` says why. */
  result: Plain | null;
  fault: string;
  /** What it should have been. */
  honest: Plain;
}

/** What is under way, and how far; total 0 where nobody can know. */
export interface Running {
  step: StepName;
  label: string;
  done: number;
  total: number;
}

export interface LaboratoryState {
  preset: PresetName;
  participants: readonly Participant[];
  /** The modulus of a data.json, whose numbers then stand in the participants' place. */
  loadedUnder: bigint | null;
  /** Which participant's text is no number. */
  faultIndex: number | null;
  isOneExponent: boolean;
  keySize: number;
  key: PrivateKey | null;
  keyMs: number | null;
  question: Question;
  weights: readonly string[];
  answer: ServerAnswer | null;
  decrypted: Plain | null;
  trial: Trial | null;
  each: readonly Plain[] | null;
  running: Running | null;
  failure: { step: StepName; message: string } | null;
  /** Where the tour through all steps is; null while there is none. */
  tourAt: { step: number; place: string } | null;
  /** What is told to those who do not see the page. */
  said: string;
}

/** People with numbers that nobody has encrypted yet. */
export function participantsOf(rows: readonly NumberRow[]): Participant[] {
  return rows.map(({ label, text }) => ({ label, text, encrypted: null }));
}

export const FIRST_STATE: LaboratoryState = {
  preset: 'salaries',
  participants: participantsOf(PRESETS.salaries.rows),
  loadedUnder: null,
  faultIndex: null,
  isOneExponent: false,
  keySize: 3072,
  key: null,
  keyMs: null,
  question: 'sum',
  weights: [],
  answer: null,
  decrypted: null,
  trial: null,
  each: null,
  running: null,
  failure: null,
  tourAt: null,
  said: '',
};

/** What is forgotten when the encrypted numbers change: all that was made of them. */
export const NO_ANSWER = { answer: null, decrypted: null, trial: null, each: null } as const;

/** How someone is called: by name, or by place where they have none. */
export function nameOf({ label }: Participant, index: number): string {
  return label.trim() || `Number ${index + 1}`;
}

/** All numbers encrypted; null while one is missing. */
export function allEncrypted({ participants }: LaboratoryState): EncryptedNumber[] | null {
  const numbers = participants.flatMap(({ encrypted }) => encrypted ?? []);
  return numbers.length > 0 && numbers.length === participants.length ? numbers : null;
}

/** The plain numbers behind the ciphertexts; null where one is not known here. */
export function plainNumbers(state: LaboratoryState): Plain[] | null {
  const numbers = allEncrypted(state)?.flatMap(({ plain }) => plain ?? []);
  return numbers && numbers.length === state.participants.length ? numbers : null;
}

/** The modulus that the encrypted numbers belong to: a file may bring its own. */
export function modulus({ loadedUnder, key }: LaboratoryState): bigint | null {
  return loadedUnder ?? key?.n ?? null;
}

/** Whether the key at hand opens the numbers at hand. */
export function hasTheirKey(state: LaboratoryState): boolean {
  return state.key !== null && state.key.n === modulus(state);
}

export const NUMBERED_STEPS = ['key', 'people', 'server', 'answer'] as const;

/** Which of the four steps is next; 4 when all are done. */
export function stepsDone(state: LaboratoryState): number {
  if (state.decrypted !== null) return 4;
  if (state.answer) return 3;
  if (allEncrypted(state)) return 2;
  return state.key ? 1 : 0;
}
