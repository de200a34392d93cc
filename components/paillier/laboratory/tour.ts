import type { Procedure, Tools } from './oneTask';
import { pause } from './pause';
import { PRESETS } from './presets';
import { decryptAnswer, encryptAt, makeKey, send } from './procedures';
import { NO_ANSWER, type Participant, participantsOf } from './state';

/** Long enough to see what has changed and to read a line. */
const LOOK_MS = 1900;
/** For all people together, who encrypt one after the other. */
const PEOPLE_MS = 2400;
const LONGEST_FOR_ONE_MS = 800;

/** The numbers of a file are nobody's: the tour is told with people. */
function begin({ store }: Tools): readonly Participant[] {
  const { preset, participants, loadedUnder } = store.get();
  const people = participantsOf(loadedUnder === null ? participants : PRESETS[preset].rows);
  store.set({ ...NO_ANSWER, participants: people, loadedUnder: null, faultIndex: null });
  return people;
}

/** All four steps, one after the other, with a pause after each to look at it. */
export const tour: Procedure = async (tools) => {
  const { store, signal } = tools;
  const goTo = (step: number, place: string) => store.set({ tourAt: { step, place } });
  const look = async (ms: number) => {
    store.set({ running: null });
    await pause(ms, signal);
  };

  const people = begin(tools);
  goTo(1, 'key');
  if (!store.get().key) await makeKey(tools);
  await look(LOOK_MS);

  for (const index of people.keys()) {
    goTo(2, `person-${index}`);
    await encryptAt(index)(tools);
    await look(Math.min(LONGEST_FOR_ONE_MS, PEOPLE_MS / people.length));
  }
  await look(LOOK_MS);

  goTo(3, 'server');
  await send(tools);
  goTo(3, 'sum');
  await look(LOOK_MS);

  goTo(4, 'answer');
  await decryptAnswer(tools);
  goTo(4, 'result');
};
