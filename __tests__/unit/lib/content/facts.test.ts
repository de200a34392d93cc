import { parseFacts } from '@/lib/content/facts';
import { readKnowledge } from '@/lib/content/knowledge';
import { site } from '@/content/site';

const END = [
  '## When there is nothing to say',
  '### Nothing was asked',
  'Ask: {questions}',
  '### Nothing is known',
  'No: {questions}',
];
const parse = (...lines: string[]) =>
  parseFacts([...lines, ...END].join('\n'), { email: 'a@b.example' });

describe('facts.md', () => {
  it('is read into facts, synonyms and the two replies for when there is nothing to say', () => {
    const facts = parse(
      '# Title',
      'Not read: {anything}.',
      '## Work',
      '### What do you do?',
      'Also: your job | what are you',
      'Also: profession',
      'More: Where?',
      'Before: Where?',
      '',
      'I write to',
      '{email}.',
      '### Where?',
      'Here.',
      '## Words that mean the same',
      '- job, Work , day job',
    );
    expect(facts).toEqual({
      facts: [
        {
          question: 'What do you do?',
          subject: 'Work',
          also: ['your job', 'what are you', 'profession'],
          more: 'Where?',
          before: 'Where?',
          reply: 'I write to a@b.example.',
        },
        { question: 'Where?', subject: 'Work', also: [], reply: 'Here.' },
      ],
      synonyms: [['job', 'work', 'day job']],
      nothingAsked: 'Ask: {questions}',
      nothingKnown: 'No: {questions}',
    });
  });

  const FACT = ['## S', '### Q', 'A.'];
  it.each([
    [['### Q'], ':1: a ### question stands before the first ## subject.'],
    [['## S', 'Lost text.'], ':2: this text belongs to no ### question.'],
    [['## S', '#### Q'], ':2: only ## subjects and ### questions are read.'],
    [['## S', '### Q', ''], ':2: “Q” has no reply.'],
    [[...FACT, '### Q', 'B.'], ':4: “Q” is already answered at line 2.'],
    [[...FACT, 'Also: late'], ':4: “Also:” stands after the reply: put it above.'],
    [['## S', '### Q', 'Also:', 'A.'], ':3: “Also:” is empty: fill it or take it out.'],
    [['## S', '### Q', 'also: home', 'A.'], ':3: “also:” is no field: write “Also:”.'],
    [['## S', '### Q', 'Aslo: home', 'A.'], ':3: “Aslo:” is no field: write “Also:”.'],
    [['## S', '### Q', 'More: R', 'A.'], ':3: “More: R” names no question of this file.'],
    [['## S', '### Q', 'Before: R', 'A.'], ':3: “Before: R” names no question of this file.'],
    [['## S', '### Q', '{phone}'], ':3: nothing is known as {phone}: there are {email}.'],
    [['## S', '### Q', 'x'.repeat(501)], ':2: the reply to “Q” has 501 characters'],
    [['## S', '### Q', '{questions}'], ':2: only the replies below “When there is nothing'],
    [[...FACT, '## Words that mean the same', 'job, work'], ':5: write each group of synonyms as'],
    [[...FACT, '## Words that mean the same', '- job'], ':5: a group of synonyms needs two words'],
    [
      [...FACT, '## Words that mean the same', '- job, work', '- gig, job'],
      ':6: “job” already stands in another group',
    ],
    [['## S'], ':1: there is no fact'],
  ])('refuses %j with its line', (lines, message) => {
    expect(() => parse(...lines)).toThrow(`content/facts.md${message}`);
  });

  it('refuses to do without the replies for when there is nothing to say', () => {
    expect(() => parseFacts(FACT.join('\n'), {})).toThrow(
      'content/facts.md:3: “### Nothing was asked” with its reply is missing',
    );
    expect(() => parseFacts([...FACT, ...END.slice(0, 2), 'Ask.'].join('\n'), {})).toThrow(
      'content/facts.md:5: the reply to “Nothing was asked” does not say where {questions} go.',
    );
  });

  it('of this site is in order, and every reply is Dave’s plain text', () => {
    const { entries } = readKnowledge();
    expect(entries.length).toBeGreaterThan(80);
    for (const { reply } of entries) {
      expect(reply).not.toMatch(/[{}]|\*\*|\]\(|<\w/);
      expect(reply).toMatch(/[.!?:)”]$|\S@\S+$|https?:\S+$/);
    }
    expect(entries.some(({ reply }) => reply.includes(site.links.email))).toBe(true);
  });

  it('of this site asks for each thing in one place only', () => {
    const { entries } = readKnowledge();
    const phrasings = entries.flatMap((entry) => entry.phrasings.map((one) => one.toLowerCase()));
    const twice = phrasings.filter((one, index) => phrasings.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });
});
