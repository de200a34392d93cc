import { site } from '@/content/site';

/** What the interface calls its parts, where content/site.ts says nothing else. */
export const DEFAULT_LABELS = {
  /** The heading above the field, and the title of home. */
  ask: 'Ask Me Anything',
  /** The field's own label. */
  question: 'Ask me a question',
  /** What stands there until a reply comes. */
  thinking: 'Braining',
  /** The page that lists the articles; then the same in the footer of a phone. */
  articles: 'Disruptive Ideas',
  articlesShort: 'Ideas',
  unwritten: 'Not yet written',
  contact: 'Contact',
  /** The profiles of `links`, in the footer and on the contact card. */
  network: 'Network',
  code: 'Code',
  feed: 'Feed',
};

export type Labels = typeof DEFAULT_LABELS;

/** What the interface calls its parts: the owner's words, else the product's. */
export const labels: Labels = { ...DEFAULT_LABELS, ...site.labels };
