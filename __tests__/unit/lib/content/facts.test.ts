import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { parseFacts } from '@/lib/content/facts';
import {
  createKnowledge,
  PRODUCT_FACTS_FILE,
  readUntrainedKnowledge,
} from '@/lib/content/knowledge';

const END = [
  '## When there is nothing to say',
  '### Nothing was asked',
  'Ask: {questions}',
  '### Nothing is known',
  'No:',
  '{questions}',
  '',
  'Or: {questions}',
];
const parse = (...lines: string[]) =>
  parseFacts([...lines, ...END].join('\n'), { email: 'a@b.example' });

describe('facts.md', () => {
  it('is read into facts, synonyms and the replies for when there is nothing to say', () => {
    const facts = parse(
      '# Title',
      'Not read: {anything}.',
      '## Work',
      '### What do you do?',
      'Also: your job | what are you',
      'Also: profession',
      'Topic: what-do-you-do, skills',
      'Declines: yes',
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
          topics: ['what-do-you-do', 'skills'],
          declines: true,
          more: 'Where?',
          before: 'Where?',
          reply: 'I write to a@b.example.',
        },
        {
          question: 'Where?',
          subject: 'Work',
          also: [],
          topics: [],
          declines: false,
          reply: 'Here.',
        },
      ],
      synonyms: [['job', 'work', 'day job']],
      replies: {
        nothingAsked: ['Ask: {questions}'],
        nothingKnown: ['No: {questions}', 'Or: {questions}'],
      },
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
    [['## S', '### Q', 'Topics: a', 'A.'], ':3: “Topics:” is no field: write “Topic:”.'],
    [['## S', '### Q', 'Declines: no', 'A.'], ':3: write “Declines: yes”, or take the line out.'],
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

  it('refuses a reply for when there is nothing to say that offers nothing, or has no occasion', () => {
    expect(() => parseFacts([...FACT, ...END.slice(0, 2), 'Ask.'].join('\n'), {})).toThrow(
      'content/facts.md:5: a reply to “Nothing was asked” does not say where {questions} go.',
    );
    expect(() => parseFacts([...FACT, END[0], '### Nobody came', 'No.'].join('\n'), {})).toThrow(
      'content/facts.md:5: “Nobody came” is no occasion for a reply: there are “Nothing was asked”',
    );
  });

  describe('beside what the product can say', () => {
    const productFacts = readFileSync(PRODUCT_FACTS_FILE, 'utf8');
    const knowledge = (...lines: string[]) =>
      createKnowledge({ facts: lines.join('\n'), productFacts, articles: [] });

    it('takes the place of the product’s fact on the same question', () => {
      const { entries } = knowledge('## Small talk', '### tell me a JOKE!', 'No.');
      expect(entries.filter(({ id }) => /joke/i.test(id)).map(({ reply }) => reply)).toEqual([
        'No.',
      ]);
    });

    it('may lead to a question of either, and to no other', () => {
      expect(knowledge('## S', '### Q', 'More: Why a head?', 'A.').entries[0]?.more).toBe(
        'Why a head?',
      );
      expect(() => knowledge('## S', '### Q', 'Before: R', 'A.')).toThrow(
        'content/facts.md: “R”, named by “Q”, is no question that has an answer.',
      );
    });

    it('has its own wordings for when there is nothing to say, or those of the product', () => {
      const { replies } = knowledge(...FACT, ...END);
      expect(replies.nothingAsked).toEqual(['Ask: {questions}']);
      expect(replies.factMissing.length).toBeGreaterThan(1);
    });
  });

  it('of this site is in order, and every reply is Dave’s plain text', () => {
    const { entries } = readUntrainedKnowledge();
    expect(entries.length).toBeGreaterThan(80);
    for (const { reply } of entries) {
      expect(reply).not.toMatch(/[{}]|\*\*|\]\(|<\w/);
      expect(reply).toMatch(/[.!?:)”]$|\S@\S+$|https?:\S+$/);
    }
    expect(entries.some(({ reply }) => reply.includes(site.links.email))).toBe(true);
  });

  it('of this site asks for each thing in one place only', () => {
    const { entries } = readUntrainedKnowledge();
    const phrasings = entries.flatMap((entry) => entry.phrasings.map((one) => one.toLowerCase()));
    const twice = phrasings.filter((one, index) => phrasings.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });
});
