import { pageMetadata } from '@/components/seo/pageMetadata';

jest.mock('@/lib/env', () => ({
  absoluteUrl: (path: string) => `https://dave.example/mounted${path}`,
}));

const FACTS = { title: 'Contact', description: 'How.', path: '/contact/', card: 'contact' };

describe("a page's metadata", () => {
  test('says every address in full, base path included', () => {
    expect(pageMetadata(FACTS)).toMatchObject({
      alternates: {
        canonical: 'https://dave.example/mounted/contact/',
        types: { 'application/atom+xml': 'https://dave.example/mounted/feed.xml' },
      },
      openGraph: {
        type: 'website',
        url: 'https://dave.example/mounted/contact/',
        images: [{ url: 'https://dave.example/mounted/og/contact.png', width: 1200, height: 630 }],
      },
      twitter: { card: 'summary_large_image' },
    });
  });

  test('tells in words what its card shows: a picture, and the title', () => {
    const cardOf = (facts: object) =>
      [pageMetadata({ ...FACTS, ...facts }).openGraph?.images].flat()[0];
    expect(cardOf({})).toMatchObject({
      alt: 'A head made of particles, beside the title “Contact”.',
    });
    const article = { title: 'Sums', path: '/sums/', card: 'sums' };
    expect(cardOf({ ...article, picture: 'sealed-box' })).toMatchObject({
      alt: 'A box made of points, with a keyhole, beside the title “Sums”.',
    });
    expect(cardOf(article)).toMatchObject({
      alt: 'Two arrows made of points, beside the title “Sums”.',
    });
  });

  test('of an article has its date', () => {
    expect(pageMetadata({ ...FACTS, published: '2023-12-29' }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2023-12-29',
    });
  });

  test('of the home page says whose site it is and what they do', () => {
    expect(pageMetadata({ ...FACTS, path: '/' }).title).toEqual({
      absolute: 'Dave · Software developer',
    });
    expect(pageMetadata(FACTS).title).toBe('Contact');
  });
});
