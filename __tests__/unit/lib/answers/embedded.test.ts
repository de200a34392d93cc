import type { Embedded } from '@/lib/answers/embedded';
import { PLAIN } from '../../../fixtures/answers/second-owner/questions';
import { secondOwner } from './secondOwner';

const MIN_SHARE_RIGHT = 0.9;

let owner: Embedded;
// Training takes its time on a busy machine.
beforeAll(() => {
  owner = secondOwner();
}, 600_000);

const found = (prompt: string, previous?: { prompt: string; reply: string }) => {
  const { answers, reply, offers } = owner.find({ prompt, previous });
  // A reply that declines admits as well as one that offers.
  const told = answers.filter(({ declines }) => !declines);
  return { ids: told.map(({ id }) => id), reply, offers };
};
const after = (before: string, prompt: string) =>
  found(prompt, { prompt: before, reply: found(before).reply });

describe('a second owner, with twelve facts and no wordings of their own', () => {
  it('is understood in at least nine of ten plain questions', () => {
    const wrong = PLAIN.filter(([prompt, heading]) => !found(prompt).ids.includes(heading));
    const said = wrong.map(([prompt, heading]) => `${prompt} → ${heading}`);
    expect(
      said.slice(0, said.length > PLAIN.length * (1 - MIN_SHARE_RIGHT) ? undefined : 0),
    ).toEqual([]);
  });

  it('answers in the owner’s own words', () => {
    expect(found('Where do you live?').reply).toBe('In Ghent, above a bakery.');
  });

  it('has what the product itself can say', () => {
    expect(found('do you use cookies').ids).toEqual(['Do you use cookies?']);
    expect(found('thank you so much').ids).toEqual(['Thank you']);
  });

  it('knows names from headings and replies, however they are asked for', () => {
    expect(found('who is Biscuit?').ids).toEqual(['Do you have any pets?']);
    expect(found('Tell me about the Moss Atlas').ids).toEqual(['What is the Moss Atlas?']);
  });

  it('admits what is asked often and has no fact, and offers three questions that have one', () => {
    const { ids, reply, offers } = found('do you know python');
    expect(ids).toEqual([]);
    expect(offers).toHaveLength(3);
    for (const offer of offers) {
      expect(reply).toContain(`“${offer}”`);
      expect(found(offer).ids).not.toEqual([]);
    }
  });

  it('admits in varied words, and always in the same to the same question', () => {
    const prompts = [
      'What is the capital of France?',
      'how do magnets work',
      'who won the war',
      'xyzzy',
    ];
    const replies = prompts.map((prompt) => found(prompt).reply.replace(/“.*”/, ''));
    expect(new Set(replies).size).toBeGreaterThan(1);
    expect(prompts.map((prompt) => found(prompt).reply.replace(/“.*”/, ''))).toEqual(replies);
  });

  it('takes a greeting for a greeting only when nothing else is asked', () => {
    expect(found('Good morning!').ids).toEqual(['Hello']);
    expect(found('Hello! Where do you live?').ids).toEqual(['Where do you live?']);
    expect(found('Hello. What is the capital of France?').ids).toEqual([]);
  });

  it('answers an empty question too', () => {
    for (const prompt of ['', '  \n', '?!', '…']) {
      const { ids, offers } = found(prompt);
      expect(ids).toEqual([]);
      expect(offers.length).toBeGreaterThan(0);
    }
  });

  it('finds the question inside a long message, first, middle or last', () => {
    const story = 'I run a small bookshop near the sea and my sister loves badgers.';
    for (const prompt of [
      `Where do you live? ${story}`,
      `${story} ${story} Where do you live? Thank you very much.`,
      `Hello there. ${story} Where do you live?`,
    ]) {
      expect(found(prompt).ids).toEqual(['Where do you live?']);
    }
  });

  it('answers two questions at once', () => {
    expect(found('Where do you live? And what did you study?').ids.sort()).toEqual([
      'What did you study?',
      'Where do you live?',
    ]);
  });

  it('forgives slips of typing', () => {
    expect(found('wher do yuo live').ids).toEqual(['Where do you live?']);
  });

  it('quotes an article from where a thought begins, with an address to press', () => {
    expect(found('what is an escapement').reply).toBe(
      'An escapement lets one tooth of the crown wheel pass at each swing. It then waits for the next. That is from “How pendulum clocks keep time”; read on at /clocks/#the-escapement.',
    );
    expect(found('Who was Galileo?').reply).toMatch(
      /Galileo had drawn another before\. That is from/,
    );
  });

  it('reads introductions, tables and lists', () => {
    expect(found('was a clock good before 1656').reply).toMatch(/^Before 1656 .* at \/clocks\/\.$/);
    expect(found('how much does invar stretch').reply).toMatch(
      /^Invar: stretches hardly; used for rods\./,
    );
    expect(found('what is the mercury in the jar for').reply).toMatch(/^Mercury in a glass jar/);
  });

  describe('after an exchange', () => {
    it('tells more only when more is asked for', () => {
      expect(after('What do you do for a living?', 'tell me more').ids).toEqual([
        'What are your rates?',
      ]);
    });

    it('answers a short question by the sentence that holds it', () => {
      const { ids, reply } = after('How long have you been drawing professionally?', 'since when?');
      expect(ids).toEqual(['How long have you been drawing professionally?']);
      expect(reply).toMatch(/^Since 2009/);
    });

    it('says again what it said, admits that there is no more, and offers what is near', () => {
      const { reply } = after('Do you have any pets?', 'why?');
      expect(reply).toContain(found('Do you have any pets?').reply);
      const { answers, offers } = owner.find({
        prompt: 'why?',
        previous: { prompt: 'Do you have any pets?', reply: found('Do you have any pets?').reply },
      });
      expect(answers.map(({ declines }) => declines)).toEqual([true]);
      expect(offers).not.toContain('Do you have any pets?');
      expect(offers).toHaveLength(3);
    });

    it.each(['how old is she?', 'is it expensive?', 'why?', 'really?', 'what about that one?'])(
      'keeps to the subject or admits: %s',
      (prompt) => {
        const { ids } = after('Do you have any pets?', prompt);
        expect(ids.filter((id) => id !== 'Do you have any pets?')).toEqual([]);
      },
    );

    it('takes the second one for the second that was offered', () => {
      const { offers, reply } = found('do you know python');
      expect(found('the second one', { prompt: 'do you know python', reply }).ids).toEqual([
        offers[1],
      ]);
    });

    it('still answers a question that stands on its own', () => {
      expect(after('Do you have any pets?', 'Where do you live?').ids).toEqual([
        'Where do you live?',
      ]);
      expect(after('Where do you live?', 'What is the capital of France?').ids).toEqual([]);
    });
  });

  it('is quick however long and strange the question is', () => {
    const strange = [
      'word '.repeat(400),
      'a'.repeat(2_000),
      '?'.repeat(2_000),
      '\u0301'.repeat(2_000),
    ];
    for (const prompt of [...strange, 'job '.repeat(500), '😀'.repeat(1_000), '<b>'.repeat(600)]) {
      expect(typeof found(prompt).reply).toBe('string');
    }
  });
});
