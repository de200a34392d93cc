import { createEmbedded } from '@/lib/answers/embedded';
import { parseArticle } from '@/lib/content/articles';
import { createKnowledge } from '@/lib/content/knowledge';

const FACTS = `
## Work
### What do you do?
Also: your job
More: Where do you work?
I write software.
### Where do you work?
Before: Where did you work before?
At a harbour.
### Where did you work before?
Also: previous job
At a map maker’s.
## Person
### Where do you live?
Also: home town
By the sea.
### Do you bake bread?
Every Saturday.
## Small talk
### Hello
Also: hi | good morning
Hello to you!
### Thank you
Also: thanks
You are welcome.
## Words that mean the same
- job, profession
## When there is nothing to say
### Nothing was asked
Ask something: {questions}
### Nothing is known
I do not know. Ask: {questions}
`;
const ARTICLE = parseArticle(
  'clocks.mdx',
  [
    '---',
    'title: How pendulum clocks keep time',
    'date: 2023-12-29',
    'summary: A pendulum swings evenly, and that is nearly all.',
    'description: Clocks.',
    'order: 1',
    '---',
    '',
    'Intro.',
    '',
    '## The escapement',
    '',
    '<Figure />',
    '',
    'It lets one tooth pass at each swing. Then it waits.',
    '',
    'Huygens built the first one in 1656. **Galileo** had drawn another before. It was never built.',
    '',
    '- A list about Hooke.',
    '',
    '```',
    'Harrison();',
    '```',
  ].join('\n'),
);

const dave = createEmbedded(createKnowledge({ facts: FACTS, articles: [ARTICLE] }));
const reply = (prompt: string, previous?: { prompt: string; reply: string }) =>
  dave.find({ prompt, previous }).reply;

describe('embedded answers', () => {
  it('are the owner’s own words, found in other words, plurals and with slips', () => {
    for (const prompt of [
      'What do you do?',
      'YOUR PROFESSION',
      'which jobs?',
      'waht is yuor job',
    ]) {
      expect(reply(prompt)).toBe('I write software.');
    }
    expect(reply('do you bake braed?')).toBe('Every Saturday.');
  });

  it('say honestly that something is not known, and offer questions that are', () => {
    for (const prompt of [
      'Who won the world cup?',
      'Where does your uncle bake?',
      '¿Qué tal?',
      'xyzzy',
    ]) {
      expect(reply(prompt)).toMatch(/^I do not know\. Ask: “[^”]+”/);
    }
    expect(reply('xyzzy')).toContain('“What do you do?” or “Where do you live?”');
  });

  it('answer an empty question too', () => {
    for (const prompt of ['', '  \n', '?!', '…']) {
      expect(reply(prompt)).toMatch(/^Ask something: “What do you do\?”/);
    }
  });

  it('take a greeting for a greeting only when nothing else is asked', () => {
    expect(reply('Good morning!')).toBe('Hello to you!');
    expect(reply('Hello! Where do you live?')).toBe('By the sea.');
    expect(reply('hi what do you do')).toBe('I write software.');
    expect(reply('Hello. Who won the world cup?')).toMatch(/^I do not know/);
  });

  it('answer two questions at once', () => {
    expect(reply('What do you do and where do you live?')).toBe('I write software. By the sea.');
  });

  it('lead to an article, and to its sections, by their address', () => {
    expect(reply('How do pendulum clocks work?')).toBe(
      'I wrote about that in “How pendulum clocks keep time”: A pendulum swings evenly, and that is nearly all. Read it at /clocks.',
    );
    expect(reply('what is an escapement')).toBe(
      'It lets one tooth pass at each swing. Then it waits. That is from “How pendulum clocks keep time”; read on at /clocks#the-escapement.',
    );
  });

  it('quote the sentence of an article that a question of general interest is about', () => {
    expect(reply('Who was Galileo?')).toBe(
      'Galileo had drawn another before. It was never built. That is from “How pendulum clocks keep time”; read on at /clocks#the-escapement.',
    );
    expect(reply('Can you tell me about Huygens?')).toMatch(
      /^Huygens built the first one in 1656\./,
    );
  });

  it('do not take a question about Dave, or a list or code, for one that an article answers', () => {
    for (const prompt of [
      'Do you like Galileo?',
      'Who was Hooke?',
      'What is Harrison?',
      'Galileo and Newton?',
    ]) {
      expect(reply(prompt)).toMatch(/^I do not know/);
    }
  });

  describe('after an exchange', () => {
    const after = (prompt: string, said: string) =>
      reply(prompt, { prompt: 'whatever', reply: said });

    it('know what was before that, and after', () => {
      expect(after('and before that?', 'At a harbour.')).toBe('At a map maker’s.');
      expect(after('What did you do after that?', 'At a map maker’s.')).toBe('At a harbour.');
    });

    it('tell more: what the owner put next, else the next fact of the subject', () => {
      expect(after('tell me more', 'I write software.')).toBe('At a harbour.');
      expect(after('go on', 'By the sea.')).toBe('Every Saturday.');
    });

    it('find the exchange by its question where the reply was worded by another', () => {
      const previous = { prompt: 'Where do you work?', reply: 'In a nice place.' };
      expect(reply('And before that?', previous)).toBe('At a map maker’s.');
    });

    it('still answer a question that stands on its own', () => {
      expect(after('Where do you live?', 'At a harbour.')).toBe('By the sea.');
      expect(after('Who won the world cup?', 'At a harbour.')).toMatch(/^I do not know/);
    });
  });

  it('are found quickly however long and strange the question is', () => {
    const strange = [
      'word '.repeat(400),
      'a'.repeat(2_000),
      '?'.repeat(2_000),
      '\u0301'.repeat(2_000),
    ];
    for (const prompt of [...strange, 'job '.repeat(500), '😀'.repeat(1_000), '<b>'.repeat(600)]) {
      expect(typeof reply(prompt)).toBe('string');
    }
  });
});
