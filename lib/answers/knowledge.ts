import type { PackedWeights } from './pack';

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
  reply: string;
  /** The entry that answers "tell me more", and the one that answers "and before that?". */
  more?: string;
  before?: string;
  /** True where the reply says that something is not answered. */
  declines?: boolean;
};

/** One block of an article: a paragraph, a list, a table, or what a component says. */
export type Passage = {
  article: { slug: string; title: string };
  /** Of its section; the introduction has the article's title and no id. */
  heading: { id: string; text: string };
  kind: 'prose' | 'items';
  text: string;
};

/** Wordings for when there is nothing to say; each holds {questions}. */
export type Replies = {
  nothingAsked: string[];
  nothingKnown: string[];
  /** Something is near, but it is not sure that it was meant. */
  nearKnown: string[];
  /** The question is understood, and the owner has no fact for it. */
  factMissing: string[];
  /** A follow-up goes beyond what is known of the subject. */
  nothingMore: string[];
};

/** A trained classifier as data. */
export type ClassifierData = {
  /** Tells what it was trained from. */
  fingerprint: { facts: string; bank: string };
  /**
   * What it tells apart, in the order of its numbers: a topic's id, "unknown-…", "fact: " and a
   * question, or "section: " and its address.
   */
  labels: string[];
  /** For each fact's question the labels that it answers. */
  labelsOfFacts: Record<string, string[]>;
  /** For a label that no fact answers: the one that comes nearest. */
  neighbours: Record<string, string>;
  /** Words of the articles, without their endings, that visitors use for nothing else. */
  particularWords: string[];
  /** As pack.ts packs them. */
  weights: PackedWeights;
};

export type Knowledge = {
  entries: Entry[];
  passages: Passage[];
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
  replies: Replies;
  /** Names of the owner in small letters. */
  ownerNames: string[];
  /** People, companies, animals and projects by name in small letters, and the entry that tells of each. */
  names: Record<string, string>;
  /** Questions to offer where nothing is near. */
  suggestions: string[];
  classifier: ClassifierData;
};

/** Knowledge before a classifier was trained on it. */
export type UntrainedKnowledge = Omit<Knowledge, 'classifier'> & {
  /** What each fact says of its topics. */
  topicsOfFacts: Record<string, string[]>;
  /** How visitors ask for what a section of an article tells, by its address. */
  questionsOfSections: Record<string, string[]>;
};
