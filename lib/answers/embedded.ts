import { bestPart, MIN_PART_SHARE, type Part, secondQuestion } from './asking';
import { createFollowUps, type Said } from './followUp';
import { barOf, isArticleMeant, isMeant, isPassageMeant, MIN_CERTAIN_SHARE } from './judging';
import type { Entry, Knowledge, Question, Replies } from './knowledge';
import { isLong, partsOf } from './parts';
import { createPassageSearch, entryOf } from './passages';
import { isSectionAddress } from './quote';
import { createRanker, type Ranking } from './ranking';
import { createSectionChooser } from './sections';
import { offersFrom, offersOf, questionOf, worded } from './wording';
import { plainForm } from './words';

/** What was found for a question. */
export type Finding = {
  /** Empty where nothing answers it. */
  answers: Entry[];
  reply: string;
  /** Questions that may have been meant, to ask at one press; empty where the answer is sure. */
  offers: string[];
};

export type EmbeddedAnswer = { by: 'embedded'; text: string; offers: string[] };

/** Answers from content/ alone, without a network: the words are the owner's own. */
export type Embedded = {
  answer: (question: Question) => EmbeddedAnswer;
  find: (question: Question) => Finding;
  /** The entries nearest to a question, for a language model to word its reply from. */
  near: (question: Question, count: number) => Entry[];
};

/** How likely an entry must be to be named as perhaps meant. */
const MIN_OFFER_SHARE = 0.08;
/** How many passages are looked at for what else may have been meant. */
const MAX_PASSAGES_OFFERED = 4;
/** Beside an answer that is less sure than this stands what else may have been meant. */
const MIN_CLEAR_SHARE = 0.75;
const MIN_UNKNOWN_SHARE = 0.5;
/** How likely an article must be, too, where a passage of it has fewer words of a question. */
const MIN_TOLD_SHARE = 0.06;
const MIN_SELF_SUFFICIENT = 0.8;
/** How likely a section must be to be named beside a fact: that it has the same words is not enough. */
const MIN_READ_ON_SHARE = 0.1;

/** Markup is written to the machine behind the field, and not to ask something. */
const CLOSING_TAG = /<\/[a-z]/i;

/** "You" as the owner, not as in "how do you". */
const YOU = /\byour\b|(?<!\b(?:do|can|could|would|does) )\byou\b/i;
const NAMED =
  /^(?:(?:and|so|please|hey|hi) )*(?:who (?:is|was|are)|who s|what (?:is|was|are)|what s|whats|whos|tell me (?:more )?about|do you know|what about|explain|describe|ever heard of|i want to know about)(?: (?:the|this|a|an))? (.+)$/;

/** @param knowledge what can be said */
export function createEmbedded(knowledge: Knowledge): Embedded {
  const rank = createRanker(knowledge);
  const passages = createPassageSearch(
    knowledge.passages,
    knowledge.synonyms,
    knowledge.classifier.particularWords,
  );
  const chooseSection = createSectionChooser(knowledge, passages);
  const followUp = createFollowUps(knowledge, rank, chooseSection, passages);
  const articles = [...new Set(knowledge.passages.map(({ article }) => article.slug))].map(
    (slug) => ({ subject: `article ${slug}`, address: new RegExp(`/${slug}(?![\\w-])`) }),
  );
  const byPhrasing = new Map<string, Entry>();
  // A section is offered by its heading, and must be found by it.
  const sections = knowledge.passages
    .filter(({ heading }) => heading.id !== '')
    .map((passage) => entryOf(passage, 0));
  for (const entry of [...knowledge.entries, ...sections]) {
    for (const phrasing of entry.phrasings) {
      const form = plainForm(phrasing);
      if (!byPhrasing.has(form)) byPhrasing.set(form, entry);
    }
  }

  // What the page offers to ask at one press means what it says, whatever was said before.
  const askable = [...knowledge.entries, ...sections].filter(({ kind }) => kind !== 'small talk');
  const offered = new Set([...knowledge.suggestions, ...askable.map(questionOf)].map(plainForm));

  function find(question: Question): Finding {
    const { prompt } = question;
    const form = plainForm(prompt);
    if (!form) return nothing('nothingAsked', prompt, []);
    if (CLOSING_TAG.test(prompt)) return nothing('nothingKnown', prompt, []);
    const said = question.previous && !offered.has(form) ? saidBefore(question.previous) : null;
    const followed = said ? followUp(prompt, said) : null;
    if (followed?.kind === 'answer') return answered([followed.entry], followed.reply);
    if (followed?.kind === 'again') {
      const { reply, offers } = nothing('nothingMore', prompt, followed.near, followed.entry);
      // It tells what it told before, and admits that this is all.
      const entry = { ...followed.entry, declines: true };
      return answered([entry], `${followed.entry.reply} ${reply}`, offers);
    }
    if (followed?.kind === 'nothing more') {
      return nothing('nothingMore', prompt, followed.near);
    }
    const written = byPhrasing.get(form) ?? entryNamed(form);
    // A question as the owner has written it down is answered by just that.
    if (written && form === plainForm(written.id)) return answered([written]);
    if (written) return withSection(written, { text: prompt, ranking: rank(prompt) });
    return findAlone(followed?.kind === 'read as' ? followed.prompt : prompt);
  }

  /** "Who is …", "tell me about …" with a name that the facts have. */
  function entryNamed(form: string): Entry | undefined {
    const [, name = ''] = NAMED.exec(form) ?? [];
    const id = Object.hasOwn(knowledge.names, name) ? knowledge.names[name] : undefined;
    return knowledge.entries.find((entry) => entry.id === id);
  }

  function findAlone(prompt: string): Finding {
    const whole: Part = { text: prompt, ranking: rank(prompt) };
    const parts = partsOf(prompt, knowledge.ownerNames).map((text): Part => {
      const entry = byPhrasing.get(plainForm(text));
      return { text, ranking: entry ? certain(entry) : rank(text) };
    });
    const best = bestPart(whole, parts);
    const [first] = best.ranking.entries;
    const bar = best === whole ? barOf(best.ranking) : MIN_PART_SHARE;
    const isAnswered =
      first !== undefined && !isSection(first) && first.share >= bar && isMeant(best.ranking);

    const section = sectionFor(best.text, best.ranking);
    if (section) return answered([section], undefined, offersBeside(section, best));
    const passage = passageFor(best.text, best.ranking);
    if (passage) return answered([passage], undefined, offersBeside(passage, best));
    if (isAnswered) {
      const second = secondQuestion(first.entry, best, parts);
      if (second) return answered([first.entry, second]);
      return withSection(first.entry, best, offersBeside(first.entry, best));
    }
    return unanswered(best === whole || !isLong(prompt) ? whole : best, prompt);
  }

  /** A fact that tells of an article in short, with the section that tells it at length. */
  function withSection(fact: Entry, part: Part, offers: string[] = []): Finding {
    const section = sectionBehind(fact, part);
    if (!section) return answered([fact], undefined, offers);
    const reply = `${fact.reply} “${section.phrasings[0] ?? ''}” goes into that: ${section.id}.`;
    const others = offers.filter((offer) => offer !== section.phrasings[0]);
    return answered([fact, section], reply, others);
  }

  /** What may have been meant instead of an answer that is not sure. */
  function offersBeside(answer: Entry, { text, ranking }: Part): string[] {
    const own = ranking.entries.find(({ entry }) => entry.id === answer.id)?.share ?? 0;
    if (own >= MIN_CLEAR_SHARE) return [];
    const likely = ranking.entries.filter(({ share }) => share >= MIN_OFFER_SHARE / 2);
    const told = answer.kind === 'article' ? passages.near(text, MAX_PASSAGES_OFFERED) : [];
    const others = [...likely.map(({ entry }) => entry), ...told];
    return offersOf(others.filter(({ id }) => id !== answer.id));
  }

  /** A section of an article, where the article as a whole is likelier than any fact. */
  function sectionFor(prompt: string, ranking: Ranking): Entry | null {
    const { entries } = ranking;
    const shares = new Map<string, number>();
    for (const { entry, share } of entries.filter(isSection)) {
      shares.set(entry.subject, (shares.get(entry.subject) ?? 0) + share);
    }
    const [subject, share] = [...shares].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const fact = entries.find((one) => !isSection(one))?.share ?? 0;
    if (!isArticleMeant(share, fact, ranking)) return null;
    return chooseSection(subject, prompt, ranking)?.entry ?? null;
  }

  /** The section that a fact leads to, where a fact speaks of an article in short. */
  function sectionBehind(fact: Entry, { text, ranking }: Part): Entry | null {
    if (fact.kind !== 'fact') return null;
    const told = articles.filter(({ address }) => address.test(fact.reply));
    const match = told.length === 1 ? chooseSection(told[0]?.subject ?? '', text, ranking) : null;
    const isLikely = match && match.share >= MIN_READ_ON_SHARE;
    return isLikely && !match.entry.id.endsWith('/') ? match.entry : null;
  }

  function passageFor(prompt: string, ranking: Ranking): Entry | null {
    const { entries, missing, unknown } = ranking;
    const match = passages.find(prompt);
    if (!match) return null;
    if (unknown >= MIN_CERTAIN_SHARE && !match.isParticular && match.coverage < 0.8) return null;
    const [first] = entries;
    const share = Math.max(first?.share ?? 0, missing?.share ?? 0);
    // A fact that leads to an article knows less of it than the article itself.
    const slug = match.entry.id.split('/')[1] ?? '';
    const isTeaser = first?.entry.kind === 'fact' && first.entry.reply.includes(`/${slug}`);
    const isTold = isTeaser && share < 0.97 && match.words > 2 && match.coverage >= 0.75;
    if (!isTold && !isPassageMeant(match, share, YOU.test(prompt))) return null;
    const section = chooseSection(match.entry.subject, prompt, ranking);
    // Some of its words alone do not make a question one for an article.
    const least = match.isParticular || match.coverage >= MIN_SELF_SUFFICIENT ? 0 : MIN_TOLD_SHARE;
    return section && section.articleShare >= least ? section.entry : null;
  }

  function unanswered({ ranking }: Part, prompt: string): Finding {
    const { entries, missing, unknown } = ranking;
    const likely = entries.filter(({ share }) => share >= MIN_OFFER_SHARE / 4);
    const near = likely.map(({ entry }) => entry);
    const best = entries[0]?.share ?? 0;
    if (missing && missing.share > Math.max(best, unknown, MIN_OFFER_SHARE)) {
      return nothing('factMissing', prompt, [
        ...(missing.neighbour ? [missing.neighbour] : []),
        ...near,
      ]);
    }
    const isNear = best >= MIN_OFFER_SHARE && unknown < MIN_UNKNOWN_SHARE;
    return nothing(isNear ? 'nearKnown' : 'nothingKnown', prompt, near);
  }

  function nothing(
    occasion: keyof Replies,
    prompt: string,
    near: readonly Entry[],
    said?: Entry,
  ): Finding {
    const offers = offersFrom(near, knowledge, said);
    return { answers: [], offers, reply: worded(knowledge.replies, occasion, prompt, offers) };
  }

  /** What was answered before: known by the reply that the page remembers, or by asking again. */
  function saidBefore({ prompt, reply }: NonNullable<Question['previous']>): Said | null {
    const entry = knowledge.entries
      .filter(({ kind, reply: own }) => kind !== 'small talk' && reply.includes(own))
      .at(-1);
    if (entry) return { entry, reply };
    const talk = knowledge.entries.find(({ reply: own }) => reply === own);
    if (talk) return { entry: talk, reply };
    const passage = knowledge.passages.find(({ article, heading }) =>
      reply.includes(heading.id ? `/${article.slug}/#${heading.id}` : `/${article.slug}/.`),
    );
    const again = findAlone(prompt).answers[0];
    const about = again && again.kind !== 'small talk' ? again : null;
    if (passage && about?.kind === 'article') return { entry: about, reply };
    return about ? { entry: about, reply } : { entry: null, reply };
  }

  return {
    find,
    near(question, count) {
      const found = find(question).answers;
      const text = `${question.prompt} ${question.previous?.prompt ?? ''}`;
      const ranked = rank(question.prompt).entries.map(({ entry }) => entry);
      const others = [
        ...ranked,
        ...passages.near(text, 2),
        ...rank(text).entries.map(({ entry }) => entry),
      ].filter((entry) => entry.kind !== 'small talk' && !found.some(({ id }) => id === entry.id));
      return [...new Map([...found, ...others].map((entry) => [entry.id, entry])).values()].slice(
        0,
        count,
      );
    },
    answer(question) {
      const { reply, offers } = find(question);
      return { by: 'embedded', text: reply, offers };
    },
  };
}

function isSection({ entry }: { entry: Entry }): boolean {
  return isSectionAddress(entry.id);
}

function certain(entry: Entry): Ranking {
  return { entries: [{ entry, share: 1 }], unknown: 0, missing: null, isFamiliar: true };
}

function answered(
  answers: Entry[],
  reply = answers.map((entry) => entry.reply).join(' '),
  offers: string[] = [],
): Finding {
  return { answers, reply, offers };
}
