import { aspectTold, contentOf, sentenceAbout } from './aspects';
import type { Entry, Knowledge } from './knowledge';
import { isAsking } from './parts';
import type { PassageSearch } from './passages';
import { ordinalOf, pointerOf, pointingWords, resolved } from './pointing';
import { isOfAnother, isPersonalPronoun } from './pronouns';
import type { Ranking } from './ranking';
import { createRelations } from './relations';
import type { SectionChooser } from './sections';
import { plainForm } from './words';

/** What was said before: the reply, and the entry that it came from where that is known. */
export type Said = { entry: Entry | null; reply: string };

/** What a question means after what was said. */
export type Followed =
  | { kind: 'answer'; entry: Entry; reply: string }
  /** What was said is all that is known: it is said again, and that there is no more. */
  | { kind: 'again'; entry: Entry; near: Entry[] }
  /** It points at what was said, and no more of that is known. */
  | { kind: 'nothing more'; near: Entry[] }
  /** It goes on in a short form; this is the long one. */
  | { kind: 'read as'; prompt: string };

const MIN_SHARE = 0.3;
const MIN_SAME_SHARE = 0.3;
const MIN_TALK_SHARE = 0.4;
/** A question that is as sure as this stands on its own. */
const MIN_SURE_SHARE = 0.85;
/** A fragment of a question need not be as sure: "hobbies?" is a subject of its own. */
const MIN_FRAGMENT_SHARE = 0.6;
/** Another entry on the same subject need not be as likely: the one before was just given. */
const MIN_RELATED_SHARE = 0.15;
const MIN_LINKED_SHARE = 0.05;
const MIN_NEXT_SHARE = 0.25;
/** How likely the sections of the article that was spoken of must be together. */
const MIN_ARTICLE_SHARE = 0.25;
const MIN_PASSAGE_COVERAGE = 0.6;
/** That nothing answers it, though a word of it points back. */
const MIN_UNKNOWN_SHARE = 0.5;
const MAX_UNKNOWN_SHARE = 0.3;
const MAX_WORDS_POINTING = 14;
const MAX_WORDS_OF_FRAGMENT = 5;
const ELLIPSIS = /^(?:and|what about|how about|or|but what about|and what about|also|but)\s+/i;
/** Between the items of a list. */
const LISTED = /;\s+(?:and )?/;
const LISTED_SHORTLY = /;\s+(?:and )?|, and |, (?=an? |the )/;
const ANOTHER = /\b(?:another|one more|once more|next one)\b/;
const SPEAKERS = /\b(?:you|your|yourself|i|me|my|we|us|u|ur)\b/;
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
  const { named, near, subjectOf, isRelated, firstBefore } = createRelations(knowledge);
  const told = (entry: Entry | undefined | null, near: Entry[] = []): Followed =>
    entry ? { kind: 'answer', entry, reply: entry.reply } : { kind: 'nothing more', near };
  /** The same again: there is no more of it. */
  const again = (entry: Entry): Followed => ({ kind: 'again', entry, near: near(entry) });

  return (prompt, before) => {
    const isTalk = before.entry?.kind === 'small talk';
    // "Another one" after a joke; else there is nothing in small talk to go on from.
    if (isTalk && ANOTHER.test(plainForm(prompt))) return told(before.entry);
    const said: Said = isTalk ? { ...before, entry: null } : before;
    const ordinal = ordinalOf(prompt);
    if (ordinal !== null) {
      const one = nthOf(said, ordinal);
      if (one) return told(one);
      const earlier = ordinal === 0 ? firstBefore(said.entry) : undefined;
      if (earlier) return told(earlier);
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
    if (pointer === 'bare' || isEmpty(prompt)) return pointed(prompt, said, entry);

    const rest = ELLIPSIS.test(prompt) ? prompt.replace(ELLIPSIS, '') : null;
    if (rest !== null && (pointingWords(rest).length === 0 || namesAnother(rest, said))) {
      return goesOn(rest, entry) ?? fragment(rest, said, entry);
    }
    if (isPointing(prompt, said)) return pointed(prompt, said, entry);
    return fragment(prompt, said, entry);
  };

  /** "And bread, do you make that yourself?" says what it points at. */
  function namesAnother(prompt: string, said: Said): boolean {
    const [best] = rank(prompt).entries;
    const isFact = best?.entry.kind === 'fact' && best.entry !== said.entry;
    return isFact && best.share >= MIN_FRAGMENT_SHARE && !isOfOther(prompt, said);
  }

  /** "How many are there?" has no word of its own. */
  function isEmpty(prompt: string): boolean {
    const form = plainForm(prompt);
    if (contentOf(prompt).length > 0 || SPEAKERS.test(form) || form.split(' ').length < 2) {
      return false;
    }
    const [best] = rank(prompt).entries;
    return best?.entry.kind !== 'small talk' || best.share < MIN_TALK_SHARE;
  }

  /** "Which days?", "how often?": a few words that need what was said to be a question. */
  function fragment(prompt: string, said: Said, entry: Entry): Followed | null {
    const form = plainForm(prompt);
    if (form.split(' ').length > MAX_WORDS_OF_FRAGMENT) return null;
    const about = sentenceAbout(prompt, entry.reply);
    if (about) return { kind: 'answer', entry, reply: about };
    const isSentence = PERSONS.test(form);
    if (!isSentence && /^(?:why|how come)\b/.test(form)) return pointed(prompt, said, entry);
    const { entries, unknown, missing } = rank(prompt);
    const [best] = entries;
    if (best && best.entry !== entry && best.share >= MIN_FRAGMENT_SHARE) return null;
    const sentence = aspectTold(prompt, entry.reply);
    if (sentence) return { kind: 'answer', entry, reply: sentence };
    const [likeliest] = rank(`${prompt} ${subjectOf(entry)}`).entries;
    const isKnown = likeliest && likeliest.share >= (isSentence ? MIN_SURE_SHARE : MIN_SAME_SHARE);
    const isMissing = missing !== null && missing.share >= MIN_SHARE;
    if (isKnown && !isMissing && (likeliest.entry === entry || isRelated(likeliest.entry, entry))) {
      return told(likeliest.entry);
    }
    if (isSentence || unknown >= MIN_UNKNOWN_SHARE || (best && best.share >= MIN_SHARE))
      return null;
    return contentOf(prompt).length === 0 ? again(entry) : told(null, near(entry));
  }

  function isOfOther(prompt: string, { entry, reply }: Said): boolean {
    const { ownerNames } = knowledge;
    return isOfAnother(prompt, { own: entry?.reply ?? '', reply, ownerNames });
  }

  /** "He" is the owner, unless another was spoken of. */
  function isPointing(prompt: string, said: Said): boolean {
    const words = pointingWords(prompt);
    if (words.length === 0 || prompt.split(/\s+/).length > MAX_WORDS_POINTING) return false;
    if (isOfOther(prompt, said)) return true;
    if (words.every(isPersonalPronoun)) return false;
    const [best] = rank(prompt).entries;
    const isTalk = best?.entry.kind === 'small talk' && best.share >= MIN_TALK_SHARE;
    // "Do you bake it yourself?" may stand on its own, "is it safe?" cannot.
    const isSure = best?.entry.kind === 'fact' && best.share >= MIN_SURE_SHARE;
    if (isSure && SPEAKERS.test(plainForm(prompt))) return false;
    return isAsking(prompt) || !isTalk;
  }

  function pointed(prompt: string, said: Said, entry: Entry): Followed {
    const sentence = aspectTold(prompt, entry.reply);
    if (sentence) return { kind: 'answer', entry, reply: sentence };
    const subject = subjectOf(entry);
    const isBare = contentOf(prompt).length === 0;
    const meant =
      pointingWords(prompt).length > 0 ? resolved(prompt, subject) : `${prompt} ${subject}`;
    const inContext = rank(meant);
    // Alone, "she" would be read as the owner.
    const alone = rank(isOfOther(prompt, said) ? resolved(prompt, '') : prompt);
    // That its name leads to the name's own fact says nothing.
    const ownFact = isBare ? undefined : knowledge.names[subject];
    const candidates = [
      ...inContext.entries.filter(({ entry: { id } }) => id !== ownFact),
      ...alone.entries,
    ];
    const leastRelated = isBare ? MIN_SHARE : MIN_RELATED_SHARE;
    const other = candidates.find(
      ({ entry: one, share }) =>
        one !== entry &&
        one.kind === 'fact' &&
        ((share >= leastRelated && isRelated(one, entry)) ||
          (share >= MIN_LINKED_SHARE && isBare && one.id === entry.more)),
    );
    const section = isBare
      ? null
      : (sectionOf(entry, prompt, alone) ?? sectionOf(entry, meant, inContext));
    // What the owner put next is meant rather than what the article tells.
    const isNext = other?.entry.id === entry.more && (other?.share ?? 0) >= MIN_NEXT_SHARE;
    if (section && !isNext && section.share >= (other?.share ?? 0)) return told(section.entry);
    if (other) return told(other.entry);
    const about = sentenceAbout(prompt, entry.reply);
    if (about) return { kind: 'answer', entry, reply: about };
    if (isBare) return again(entry);
    const shareIn = ({ entries }: Ranking) =>
      entries.find(({ entry: one }) => one === entry)?.share ?? 0;
    // What was said may hold it, unless it is something that nothing answers, or quite another subject.
    const isOther = (alone.entries[0]?.share ?? 0) >= MIN_FRAGMENT_SHARE;
    const isHeld =
      shareIn(inContext) >= MIN_FRAGMENT_SHARE && alone.unknown < MAX_UNKNOWN_SHARE && !isOther;
    const isSame = shareIn(alone) >= MIN_SAME_SHARE;
    return isSame || isHeld ? told(entry) : told(null, near(entry));
  }

  /** The section that tells it, where an article or a fact that leads to one was spoken of. */
  function sectionOf(
    entry: Entry,
    meant: string,
    ranking: Ranking,
  ): { entry: Entry; share: number } | null {
    const slug = /\/([a-z0-9-]+)/.exec(
      `${entry.id.startsWith('/') ? entry.id : ''} ${entry.reply}`,
    )?.[1];
    const match = slug === undefined ? null : chooseSection(`article ${slug}`, meant, ranking);
    if (!match) return null;
    if (match.articleShare >= MIN_ARTICLE_SHARE) {
      return { entry: match.entry, share: match.articleShare };
    }
    const passage = passages.find(meant);
    const isTold =
      passage?.entry.subject === match.entry.subject &&
      (passage.isParticular || passage.words > 1) &&
      passage.coverage >= MIN_PASSAGE_COVERAGE;
    return isTold ? { entry: passage.entry, share: 0 } : null;
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
    const items = entry?.reply.split(LISTED) ?? [];
    const listed = items.length > 2 ? itemAt(items, ordinal, entry) : null;
    const one = pick(offered) ?? listed ?? pick([...new Set(addresses)]);
    return one ?? itemAt(entry?.reply.split(LISTED_SHORTLY) ?? [], ordinal, entry);
  }

  /** The entry that tells of one item of a list. */
  function itemAt(items: readonly string[], ordinal: number, entry: Entry | null): Entry | null {
    const item = items.length > 1 ? items.at(ordinal) : undefined;
    if (item === undefined) return null;
    const fact = rank(item.replace(/\..*$/s, '')).entries.find(
      ({ entry: one, share }) => one.kind === 'fact' && share >= MIN_LINKED_SHARE,
    );
    return fact && fact.entry !== entry ? fact.entry : null;
  }

  /** What the owner put next, else the next entry of the same subject; of an article what follows. */
  function moreAbout({ reply }: Said, entry: Entry): Entry | null {
    const next = named(entry.more);
    if (next) return next;
    if (entry.kind === 'article') return passages.after(reply);
    const subject = knowledge.entries.filter((other) => other.subject === entry.subject);
    return subject[subject.indexOf(entry) + 1] ?? null;
  }
}
