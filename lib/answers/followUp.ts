import { aspectTold, contentOf, sentenceAbout } from './aspects';
import type { Entry, Knowledge } from './knowledge';
import { isAsking } from './parts';
import type { PassageSearch } from './passages';
import { ordinalOf, pointerOf, pointingWords, resolved } from './pointing';
import type { Ranking } from './ranking';
import type { SectionChooser } from './sections';
import { plainForm } from './words';

/** What was said before: the reply, and the entry that it came from where that is known. */
export type Said = { entry: Entry | null; reply: string };

/** What a question means after what was said. */
export type Followed =
  | { kind: 'answer'; entry: Entry; reply: string; near?: Entry[] }
  /** It points at what was said, and no more of that is known. */
  | { kind: 'nothing more'; near: Entry[] }
  /** It goes on in a short form; this is the long one. */
  | { kind: 'read as'; prompt: string };

const MIN_SHARE = 0.3;
const MIN_SAME_SHARE = 0.4;
const MIN_TALK_SHARE = 0.4;
/** A question that is as sure as this stands on its own. */
const MIN_SURE_SHARE = 0.85;
/** A fragment of a question need not be as sure: "hobbies?" is a subject of its own. */
const MIN_FRAGMENT_SHARE = 0.6;
/** Another entry on the same subject need not be as likely: the one before was just given. */
const MIN_RELATED_SHARE = 0.15;
const MIN_LINKED_SHARE = 0.05;
/** How likely the sections of the article that was spoken of must be together. */
const MIN_ARTICLE_SHARE = 0.25;
const MIN_PASSAGE_COVERAGE = 0.6;
/** That nothing answers it, though a word of it points back. */
const MIN_UNKNOWN_SHARE = 0.5;
const MAX_WORDS_POINTING = 14;
const MAX_WORDS_OF_FRAGMENT = 5;
const ELLIPSIS = /^(?:and|what about|how about|or|but what about|and what about|also|but)\s+/i;
const ANOTHER = /\b(?:another|one more|once more|next one)\b/;
const BEINGS = /\b(?:he|she|him|her|his)\b/;
/** Whoever names the one they speak to, or themselves, makes a sentence of it. */
const PERSONS = /\b(?:you|your|i|my|me|we|u|ur|is|are|was|were|do|does|did|can|could|will|would)\b/;

/**
 * Keeps to the subject: a pointing word is answered by what was said or by what is known of the same,
 * never by another subject.
 *
 * @returns null where the question stands on its own
 */
export function createFollowUps(
  knowledge: Knowledge,
  rank: (text: string) => Ranking,
  chooseSection: SectionChooser,
  passages: PassageSearch,
): (prompt: string, said: Said) => Followed | null {
  const byId = new Map(knowledge.entries.map((entry) => [entry.id, entry]));
  const named = (id: string | undefined) => (id === undefined ? undefined : byId.get(id));
  const told = (entry: Entry | undefined | null, near: Entry[] = []): Followed =>
    entry ? { kind: 'answer', entry, reply: entry.reply } : { kind: 'nothing more', near };
  /** The same again, and what could be asked beside it: there is no more of it. */
  const again = (entry: Entry): Followed => ({
    kind: 'answer',
    entry,
    reply: entry.reply,
    near: near(entry),
  });

  return (prompt, before) => {
    const isTalk = before.entry?.kind === 'small talk';
    // "Another one" after a joke; else there is nothing in small talk to go on from.
    if (isTalk && ANOTHER.test(plainForm(prompt))) return told(before.entry);
    const said: Said = isTalk ? { ...before, entry: null } : before;
    const ordinal = ordinalOf(prompt);
    if (ordinal !== null) {
      const one = nthOf(said, ordinal);
      if (one) return told(one);
      // The very first is what comes before all others.
      const earlier = ordinal === 0 ? named(said.entry?.before) : undefined;
      if (earlier) return told(earliest(earlier));
      if (said.entry === null || contentOf(prompt).length <= 1) {
        return said.entry ? again(said.entry) : told(null);
      }
    }
    const pointer = pointerOf(prompt);
    const { entry } = said;
    if (!entry) return pointer && pointer !== 'more' ? told(null) : null;
    if (pointer === 'before') return told(named(entry.before), near(entry));
    if (pointer === 'after') {
      return told(
        knowledge.entries.find(({ before }) => before === entry.id),
        near(entry),
      );
    }
    if (pointer === 'more') return told(moreAbout(said, entry), near(entry));
    if (pointer === 'doubt') return again(entry);
    if (pointer === 'bare') return pointed(prompt, entry);

    const rest = ELLIPSIS.test(prompt) ? prompt.replace(ELLIPSIS, '') : null;
    if (rest !== null && pointingWords(rest).length === 0) {
      return goesOn(rest, entry) ?? fragment(rest, entry);
    }
    if (isPointing(prompt, said)) return pointed(prompt, entry);
    return fragment(prompt, entry);
  };

  /** "Which days?", "how often?": a few words that need what was said to be a question. */
  function fragment(prompt: string, entry: Entry): Followed | null {
    const words = plainForm(prompt).split(' ');
    if (words.length > MAX_WORDS_OF_FRAGMENT) return null;
    const { entries, unknown } = rank(prompt);
    const [best] = entries;
    if (best && best.entry !== entry && best.share >= MIN_FRAGMENT_SHARE) return null;
    const sentence = aspectTold(prompt, entry.reply) ?? sentenceAbout(prompt, entry.reply);
    if (sentence) return { kind: 'answer', entry, reply: sentence };
    const isSentence = PERSONS.test(plainForm(prompt));
    const meant = rank(`${prompt} ${subjectOf(entry)}`);
    const [likeliest] = meant.entries;
    const isKnown = likeliest && likeliest.share >= (isSentence ? MIN_SURE_SHARE : MIN_SAME_SHARE);
    if (isKnown && (likeliest.entry === entry || isRelated(likeliest.entry, entry))) {
      return told(likeliest.entry);
    }
    if (isSentence || unknown >= MIN_UNKNOWN_SHARE || (best && best.share >= MIN_SHARE)) return null;
    return contentOf(prompt).length === 0 ? again(entry) : told(null, near(entry));
  }

  function earliest(entry: Entry): Entry {
    const seen = new Set([entry]);
    let first = entry;
    for (;;) {
      const next = named(first.before);
      if (!next || seen.has(next)) return first;
      seen.add(next);
      first = next;
    }
  }

  /** "He" is the owner, unless another was spoken of. */
  function isPointing(prompt: string, { entry, reply }: Said): boolean {
    const words = pointingWords(prompt);
    const others = words.filter((word) => !BEINGS.test(word));
    if (prompt.split(/\s+/).length > MAX_WORDS_POINTING) return false;
    if (others.length === 0) {
      if (knowledge.ownerNames.some((name) => plainForm(reply).split(' ').includes(name)))
        return false;
      const spokenOf = `${entry?.reply ?? ''} ${reply}`.toLowerCase();
      const isOfAnother = words.some((word) =>
        new RegExp(
          /^(?:he|him|his)$/.test(word) ? '\\b(?:he|him|his)\\b' : '\\b(?:she|her|hers)\\b',
        ).test(spokenOf),
      );
      if (!isOfAnother) return false;
    }
    const [best] = rank(prompt).entries;
    const isTalk = best?.entry.kind === 'small talk' && best.share >= MIN_TALK_SHARE;
    // "And bread, do you make that yourself?" says what it points at.
    if (best?.entry.kind === 'fact' && best.share >= MIN_SURE_SHARE) return false;
    return words.length > 0 && (isAsking(prompt) || !isTalk);
  }

  function pointed(prompt: string, entry: Entry): Followed {
    const sentence = aspectTold(prompt, entry.reply);
    if (sentence) return { kind: 'answer', entry, reply: sentence };
    const subject = subjectOf(entry);
    const isBare = contentOf(prompt).length === 0;
    const meant =
      pointingWords(prompt).length > 0 ? resolved(prompt, subject) : `${prompt} ${subject}`;
    const [inContext, alone] = [rank(meant), rank(prompt)];
    const candidates = [...inContext.entries, ...alone.entries];
    const other = candidates.find(
      ({ entry: one, share }) =>
        one !== entry &&
        one.kind === 'fact' &&
        ((share >= MIN_RELATED_SHARE && isRelated(one, entry)) ||
          (share >= MIN_LINKED_SHARE && one.id === entry.more)),
    );
    if (other) return told(other.entry);
    const about = sentenceAbout(prompt, entry.reply);
    if (about) return { kind: 'answer', entry, reply: about };
    const section = isBare ? null : sectionOf(entry, meant, inContext);
    if (section) return told(section);
    if (isBare && pointingWords(prompt).length === 0) return again(entry);
    const isSame = candidates.some(
      ({ entry: one, share }) => one === entry && share >= MIN_SAME_SHARE,
    );
    const isUnknown = alone.unknown >= MIN_UNKNOWN_SHARE;
    return isSame && !isBare && !isUnknown ? told(entry) : told(null, near(entry));
  }

  /** The section that tells it, where an article or a fact that leads to one was spoken of. */
  function sectionOf(entry: Entry, meant: string, ranking: Ranking): Entry | null {
    const slug = /\/([a-z0-9-]+)/.exec(
      `${entry.id.startsWith('/') ? entry.id : ''} ${entry.reply}`,
    )?.[1];
    const match = slug === undefined ? null : chooseSection(`article ${slug}`, meant, ranking);
    if (!match) return null;
    const isTold = match.told >= MIN_PASSAGE_COVERAGE;
    return match.articleShare >= MIN_ARTICLE_SHARE || isTold ? match.entry : null;
  }

  /** "And Python?" asks what was asked before, of something else. */
  function goesOn(rest: string, entry: Entry): Followed | null {
    const [best] = rank(rest).entries;
    if (best && best.share >= MIN_SHARE) return { kind: 'read as', prompt: rest };
    if (entry.kind !== 'fact' || rest.split(/\s+/).length > 3) return null;
    const frame = entry.id.replace(/\s+\S+$/, '');
    return { kind: 'read as', prompt: `${frame} ${rest}` };
  }

  /** The one of several that a reply named: an offered question, an address, or an item. */
  function nthOf({ entry, reply }: Said, ordinal: number): Entry | null {
    const pick = <One>(ones: readonly One[]) =>
      ones.length > 1 ? (ones.at(ordinal) ?? null) : null;
    const offered = (reply.match(/“[^”]+”/g) ?? []).flatMap(
      (quoted) => named(quoted.slice(1, -1)) ?? [],
    );
    const addresses = (reply.match(/\/[a-z0-9-]+/g) ?? []).flatMap(
      (address) => named(address) ?? [],
    );
    const one = pick(offered) ?? pick([...new Set(addresses)]);
    if (one || !entry) return one;
    const item = pick(entry.reply.split(/;\s+(?:and )?|, and |, (?=an? |the )/));
    const [best] = item ? rank(item).entries : [];
    return best && best.entry !== entry && best.share >= MIN_SHARE ? best.entry : null;
  }

  /** What the owner put next, else the next entry of the same subject; of an article what follows. */
  function moreAbout({ reply }: Said, entry: Entry): Entry | null {
    const next = named(entry.more);
    if (next) return next;
    if (entry.kind === 'article') return passages.after(reply);
    const subject = knowledge.entries.filter((other) => other.subject === entry.subject);
    return subject[subject.indexOf(entry) + 1] ?? null;
  }

  /** What could be asked next. */
  function near(entry: Entry): Entry[] {
    const next = named(entry.more);
    const subject = knowledge.entries.filter(
      (other) => other.subject === entry.subject && other !== entry,
    );
    const related = subject.filter((other) => isRelated(other, entry));
    return [...new Set([...(next ? [next] : []), ...related, ...subject])];
  }

  /** What an entry is about, in a word or two: a name where it has one. */
  function subjectOf(entry: Entry): string {
    const name = Object.keys(knowledge.names).find((one) =>
      ` ${plainForm(entry.id)} `.includes(` ${one} `),
    );
    return (
      name ?? contentOf(entry.id.startsWith('/') ? (entry.phrasings[0] ?? '') : entry.id).join(' ')
    );
  }

  function isRelated(one: Entry, other: Entry): boolean {
    if (
      one.more === other.id ||
      other.more === one.id ||
      one.before === other.id ||
      other.before === one.id
    ) {
      return true;
    }
    const words = new Set(contentOf(one.phrasings.slice(0, 4).join(' ')));
    return contentOf(other.id).some((word) => words.has(word));
  }
}
