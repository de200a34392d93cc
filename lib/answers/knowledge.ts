/*
 * What answers are made from, as plain data: lib/content makes it from an owner's files, and
 * whatever can carry JSON can carry it to where it is asked.
 */

/** What a visitor asks. Nothing of it outlives the reply. */
export type Question = {
  prompt: string;
  /** The question and reply before, as the page remembers them, so that "and before that?" has a meaning. */
  previous?: { prompt: string; reply: string };
};

/** One thing that can be said. */
export type Entry = {
  /** A fact's question, or an article's address. */
  id: string;
  kind: 'fact' | 'small talk' | 'article';
  subject: string;
  /** Ways of asking for it. */
  phrasings: string[];
  /** Further words that speak for it. */
  support: string;
  reply: string;
  /** The entry that answers "tell me more", and the one that answers "and before that?". */
  more?: string;
  before?: string;
};

/** One paragraph of prose of an article. */
export type Passage = {
  article: { slug: string; title: string };
  heading: { id: string; text: string };
  text: string;
};

export type Knowledge = {
  entries: Entry[];
  passages: Passage[];
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
  /** Replies to an empty question, and to one that has no answer; each holds {questions}. */
  nothingAsked: string;
  nothingKnown: string;
};
