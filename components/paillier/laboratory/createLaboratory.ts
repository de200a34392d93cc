import { FileTextError, readFileText } from '@/lib/paillier/files';
import { keyBits } from '@/lib/paillier/keys';
import type { NumberRow } from '@/lib/paillier/plainNumbers';
import { createStore } from './laboratoryStore';
import { createTaskRunner } from './oneTask';
import { type PresetName, PRESETS } from './presets';
import { withKey } from './procedures';
import type { Question } from './questions';
import {
  FIRST_STATE,
  type LaboratoryState,
  NO_ANSWER,
  type Participant,
  participantsOf,
  type StepName,
} from './state';

/** The laboratory without its page: its state, and all that can be done to it. */
export function createLaboratory() {
  const store = createStore(FIRST_STATE);
  const { attempt, cancel } = createTaskRunner(store);

  /** Other people or numbers: what was made of the numbers before is gone. */
  const setParticipants = (participants: readonly Participant[]) =>
    store.set({ ...NO_ANSWER, participants, faultIndex: null, failure: null });

  /** Takes what was typed: a name is only a name, another number has to be encrypted anew. */
  const edit = (rows: readonly NumberRow[]) => {
    const { participants, isOneExponent } = store.get();
    const next = participants.map((one, index) => {
      const row = { ...one, ...rows[index] };
      return row.text === one.text ? row : { ...row, encrypted: null };
    });
    if (next.every((row, index) => row.text === participants[index]?.text)) {
      return store.set({ participants: next });
    }
    // The common exponent is that of the finest number, which may be this one.
    setParticipants(isOneExponent ? participantsOf(next) : next);
  };

  /** Takes a data.json or a key file, whichever the text is. */
  const load = (step: StepName, text: string) => {
    try {
      const content = readFileText(text);
      if (content.kind === 'key') {
        const size = keyBits(content.key).toLocaleString('en-GB');
        store.set({
          ...withKey(store.get(), content.key, null),
          failure: null,
          said: `A key of ${size} bits is loaded.`,
        });
        return;
      }
      const { n, values } = content.payload;
      setParticipants(
        values.map((number) => ({
          label: '',
          text: '',
          encrypted: { plain: null, number, before: null },
        })),
      );
      store.set({ loadedUnder: n, said: `${values.length} encrypted numbers are loaded.` });
    } catch (error) {
      if (!(error instanceof FileTextError)) throw error;
      store.set({ failure: { step, message: error.located } });
    }
  };

  const choose = (change: Partial<Pick<LaboratoryState, 'question' | 'weights'>>) =>
    store.set({ ...NO_ANSWER, ...change });

  return {
    subscribe: store.subscribe,
    getState: store.get,
    attempt,
    cancel,
    edit,
    load,
    choosePreset(preset: PresetName) {
      setParticipants(participantsOf(PRESETS[preset].rows));
      choose({ question: 'sum', weights: [] });
      store.set({ preset, loadedUnder: null });
    },
    replacePeople(rows: readonly NumberRow[]) {
      setParticipants(participantsOf(rows));
      store.set({ loadedUnder: null });
    },
    addPerson() {
      setParticipants([...store.get().participants, ...participantsOf([{ label: '', text: '' }])]);
    },
    removePerson(index: number) {
      setParticipants(store.get().participants.filter((_, at) => at !== index));
    },
    setKeySize: (keySize: number) => store.set({ keySize }),
    setOneExponent(isOneExponent: boolean) {
      const { participants, loadedUnder } = store.get();
      store.set({ isOneExponent });
      if (loadedUnder === null) setParticipants(participantsOf(participants));
    },
    setQuestion: (question: Question) => choose({ question }),
    setWeights: (weights: readonly string[]) => choose({ weights }),
  };
}
