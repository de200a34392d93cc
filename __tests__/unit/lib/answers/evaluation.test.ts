import { site } from '@/content/site';
import { createEmbedded } from '@/lib/answers/embedded';
import { readKnowledge } from '@/lib/content/knowledge';
import { ANSWERED, FOLLOWING, UNKNOWN } from '../../../fixtures/answers/questions';

const LEAST_SHARE_RIGHT = 0.95;
const knowledge = readKnowledge();
const dave = createEmbedded(knowledge);

const isRight = (answers: readonly string[], expected: string | readonly string[]) => {
  const wanted = typeof expected === 'string' ? [expected] : expected;
  return answers.some((id) =>
    wanted.some((one) => (one.startsWith('/') ? id.startsWith(one) : id === one)),
  );
};
const answersTo = (prompt: string, previous?: { prompt: string; reply: string }) =>
  dave.find({ prompt, previous }).answers.map(({ id }) => id);

describe('the evaluation set', () => {
  it('asks at least 120 questions, and names only facts that there are', () => {
    expect(ANSWERED.length + UNKNOWN.length + FOLLOWING.length).toBeGreaterThanOrEqual(120);
    const ids = new Set(knowledge.entries.map(({ id }) => id));
    const named = [...ANSWERED.map(([, expected]) => expected), ...FOLLOWING.map(([, , to]) => to)];
    const missing = named.flat().filter((id) => id && !id.startsWith('/') && !ids.has(id));
    expect(missing).toEqual([]);
  });

  it('is answered right in at least 95 of 100 cases', () => {
    const wrong = ANSWERED.filter(([prompt, expected]) => !isRight(answersTo(prompt), expected));
    const said = wrong.map(
      ([prompt]) => `${prompt} -> ${answersTo(prompt).join(' + ') || 'unknown'}`,
    );
    expect(said.slice(Math.floor(ANSWERED.length * (1 - LEAST_SHARE_RIGHT)))).toEqual([]);
  });

  it('is told honestly, in at least 95 of 100 cases, what is not known', () => {
    const wrong = UNKNOWN.filter((prompt) => answersTo(prompt).length > 0);
    const said = wrong.map((prompt) => `${prompt} -> ${answersTo(prompt).join(' + ')}`);
    expect(said.slice(Math.floor(UNKNOWN.length * (1 - LEAST_SHARE_RIGHT)))).toEqual([]);
  });

  it('is followed up in the sense of the exchange before', () => {
    const wrong = FOLLOWING.filter(([before, prompt, expected]) => {
      const previous = { prompt: before, reply: dave.find({ prompt: before }).reply };
      const answers = answersTo(prompt, previous);
      return expected === '' ? answers.length > 0 : !isRight(answers, expected);
    });
    expect(wrong).toEqual([]);
  });

  it('has an answer to every question that the page suggests', () => {
    for (const suggestion of site.ask.suggestions) expect(answersTo(suggestion)).toHaveLength(1);
  });

  it('never gets a made-up fact: every reply is made of the owner’s own words', () => {
    const replies = knowledge.entries.map(({ reply }) => reply);
    for (const prompt of [...ANSWERED.map(([one]) => one), ...UNKNOWN]) {
      const { answers, reply } = dave.find({ prompt });
      if (answers.length > 0) expect(reply).toBe(answers.map((entry) => entry.reply).join(' '));
      else expect(reply).toMatch(/^I don't know that, and I would rather say so/);
      expect(answers.every((entry) => replies.includes(entry.reply))).toBe(true);
    }
  });

  it('is offered, where nothing is known, three questions that do have an answer', () => {
    for (const prompt of UNKNOWN) {
      const offered = [...dave.find({ prompt }).reply.matchAll(/“([^”]+)”/g)].map(
        ([, one]) => one ?? '',
      );
      expect(offered).toHaveLength(3);
      for (const question of offered) expect(answersTo(question)).toEqual([question]);
    }
  });

  it('finds every fact by its own question and by each way of asking that the owner wrote', () => {
    const lost = knowledge.entries.flatMap(({ id, kind, phrasings }) =>
      kind === 'article' ? [] : phrasings.filter((one) => !isRight(answersTo(one), id)),
    );
    expect(lost).toEqual([]);
  });
});
