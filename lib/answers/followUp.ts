import { aspectTold, contentOf, sentenceAbout } from './aspects';
import type { Entry, Knowledge } from './knowledge';
import { isAsking } from './parts';
import type { PassageSearch } from './passages';
import { ordinalOf, pointerOf, pointingWords, resolved } from './pointing';
import type { Ranking } from './ranking';
import { plainForm } from './words';

/** What was said before: the reply, and the entry that it came from where that is known. */
export type Said = { entry: Entry | null; reply: string };

/** What a question means after what was said. */
export type Followed =
  | { kind: 'answer'; entry: Entry; reply: string }
  /** It points at what was said, and no more of that is known. */
  | { kind: 'nothing more'; near: Entry[] }
  /** It goes on in a short form; this is the long one. */
  | { kind: 'read as'; prompt: string };

const MIN_SHARE = 0.3;
const MIN_SAME_SHARE = 0.4;
const MIN_TALK_SHARE = 0.4;
/** A question that is as sure as this stands on its own. */
const MIN_SURE_SHARE = 0.85;
/** Another entry on the same subject need not be as likely: the one before was just given. */
const MIN_RELATED_SHARE = 0.15;
const MIN_LINKED_SHARE = 0.05;
const MIN_PASSAGE_COVERAGE = 0.6;
const MAX_WORDS_POINTING = 14;
const ELLIPSIS = /^(?:and|what about|how about|or|but what about|and what about|also)\s+/i;
const BEINGS = /\b(?:he|she|him|her|his)\b/;

/**
 * Keeps to the subject: a pointing word is answered by what was said or by what is known of the same,
 * never by another subject.
 *
 * @returns null where the question stands on its own
 */
export function createFollowUps(
  knowledge: Knowledge,
  rank: (text: string) => Ranking,
  passages: PassageSearch,
): (prompt: string, said: Said) => Followed | null {
  const byId = new Map(knowledge.entries.map((entry) => [entry.id, entry]));
  const named = (id: string | undefined) => (id === undefined ? undefined : byId.get(id));
  const told = (entry: Entry | undefined | null, near: Entry[] = []): Followed =>
    entry ? { kind: 'answer', entry, reply: entry.reply } : { kind: 'nothing more', near };

  return (prompt, said) => {
    const ordinal = ordinalOf(prompt);
    if (ordinal !== null) {
      const one = nthOf(said, ordinal);
      if (one) return told(one);
      if (pointingWords(prompt).length > 0 || contentOf(prompt).length <= 1) return told(null);
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
    if (pointer === 'doubt') return told(null, near(entry));
    if (pointer === 'bare') return pointed(prompt, entry);

    const [, rest] = ELLIPSIS.exec(prompt) ? [0, prompt.replace(ELLIPSIS, '')] : [0, null];
    if (rest !== null && pointingWords(rest).length === 0) return goesOn(rest, entry);
    return isPointing(prompt, said) ? pointed(prompt, entry) : null;
  };

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
    const candidates = [...rank(meant).entries, ...rank(prompt).entries];
    const other = candidates.find(
      ({ entry: one, share }) =>
        one !== entry &&
        one.kind === 'fact' &&
        ((share >= MIN_RELATED_SHARE && isRelated(one, entry)) ||
          (share >= MIN_LINKED_SHARE && one.id === entry.more)),
    );
    if (other) return told(other.entry);
    const isSame = candidates.some(
      ({ entry: one, share }) => one === entry && share >= MIN_SAME_SHARE,
    );
    if (isSame && !isBare) return told(entry);
    const about = sentenceAbout(prompt, entry.reply);
    if (about) return { kind: 'answer', entry, reply: about };
    const slug = /\/([a-z0-9-]+)/.exec(
      `${entry.id.startsWith('/') ? entry.id : ''} ${entry.reply}`,
    )?.[1];
    const match = isBare ? null : passages.find(meant);
    const isEnough =
      match && (match.isParticular || match.words > 1) && match.coverage >= MIN_PASSAGE_COVERAGE;
    if (isEnough && slug && match.entry.id.startsWith(`/${slug}/`)) return told(match.entry);
    return told(null, near(entry));
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
