import { absoluteUrl } from '../env';
import { labels } from './labels';

/** What a shared card can show beside its title. An article names one in its frontmatter. */
export const CARD_PICTURES = ['mark', 'head', 'sphere', 'sealed-box'] as const;
export type CardPictureName = (typeof CARD_PICTURES)[number];

const CARD_PICTURE_DESCRIPTIONS: Readonly<Record<CardPictureName, string>> = {
  mark: 'Two arrows made of points',
  head: 'A head made of particles',
  sphere: 'A sphere made of points',
  'sealed-box': 'A box made of points, with a keyhole',
};

/** What stands on a shared card. */
interface CardWords {
  title: string;
  /** The mark where nothing is said. */
  picture?: CardPictureName;
}

/** A page that is there whatever articles an owner writes. */
export interface FixedPage {
  /** Its address on the site. */
  path: '/' | '/contact/' | '/disrupt/' | '/privacy/' | '/accessibility/';
  title: string;
  /** Its card's name, without the ending. */
  card: string;
  picture: CardPictureName;
}

/** The site's pages beside the articles. */
export const FIXED_PAGES: readonly FixedPage[] = [
  { path: '/', title: labels.ask, card: 'home', picture: 'head' },
  { path: '/disrupt/', title: labels.articles, card: 'disrupt', picture: 'mark' },
  { path: '/contact/', title: labels.contact, card: 'contact', picture: 'head' },
  { path: '/privacy/', title: 'Privacy', card: 'privacy', picture: 'mark' },
  { path: '/accessibility/', title: 'Accessibility', card: 'accessibility', picture: 'mark' },
];

/** The page that stands for the articles of an owner who has none; the build takes it out again. */
export const NO_ARTICLE_SLUG = 'no-article';

/** The side lengths that a shared card's picture has on every network. */
export const CARD_SIZE_PX = { width: 1200, height: 630 } as const;

/** The absolute address of a card picture: `card` is a fixed page's or an article's slug. */
export function cardUrl(card: string): string {
  return absoluteUrl(`/og/${card}.png`);
}

/** A shared card in words, for whoever is told of it instead of seeing it. */
export function describeCard({ title, picture = 'mark' }: CardWords): string {
  return `${CARD_PICTURE_DESCRIPTIONS[picture]}, beside the title “${title}”.`;
}

/** What a search engine shows of a description; it cuts off the rest. */
export const MAX_DESCRIPTION_CHARACTERS = 155;

/** The list of articles in one line: the titles of as many as have room, or else the list's own words. */
export function collectionDescription(
  lead: string,
  articles: readonly { title: string }[],
): string {
  const lines = articles.map((_, index) => {
    const titles = articles.slice(0, index + 1).map(({ title }) => `“${title}”`);
    return `Articles with demonstrations that work: ${titles.join(', ')}.`;
  });
  return lines.findLast((line) => line.length <= MAX_DESCRIPTION_CHARACTERS) ?? lead;
}

/** The address of an article on the site. */
export function articlePath(slug: string): `/${string}/` {
  return `/${slug}/`;
}
