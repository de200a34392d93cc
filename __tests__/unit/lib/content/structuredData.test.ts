import { site } from '@/content/site';
import {
  articleData,
  contactData,
  homeData,
  jsonForScript,
  pageData,
} from '@/lib/content/structuredData';
import { absoluteUrl } from '@/lib/env';

const ARTICLE = {
  slug: 'sums',
  title: 'Adding numbers nobody can read',
  summary: 'A summary.',
  date: '2023-12-29',
  words: 1234,
};

describe('structured data', () => {
  const [person, website] = homeData();

  test('the owner and the site are one identity', () => {
    expect(person).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': `${absoluteUrl('/')}#person`,
      name: site.name,
    });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      description: site.description,
      inLanguage: site.locale,
      publisher: { '@id': person['@id'] },
    });
  });

  test('an article is a posting with its date, its picture and its author', () => {
    const [posting] = articleData(ARTICLE);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: ARTICLE.title,
      datePublished: '2023-12-29',
      wordCount: 1234,
      mainEntityOfPage: absoluteUrl('/sums/'),
      image: [absoluteUrl('/og/sums.png')],
      author: { '@id': person['@id'], name: site.name },
    });
  });

  test('the contact page is the owner’s profile', () => {
    const [profile, way] = contactData('How.');
    expect(profile).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@id': person['@id'], name: site.name, email: site.links.email },
    });
    expect(way.itemListElement).toHaveLength(2);
  });

  test('a list of articles names them, and a notice its date', () => {
    const facts = { title: 'A page', description: 'So.', path: '/page/' };
    const [collection] = pageData({ ...facts, type: 'CollectionPage', parts: [ARTICLE] });
    expect(collection).toMatchObject({
      '@type': 'CollectionPage',
      hasPart: [{ '@type': 'BlogPosting', headline: ARTICLE.title, url: absoluteUrl('/sums/') }],
    });
    const [notice] = pageData({ ...facts, type: 'WebPage', modified: '2025-05-15' });
    expect(notice).toMatchObject({ '@type': 'WebPage', dateModified: '2025-05-15' });
    expect(notice).not.toHaveProperty('hasPart');
  });

  test('the way to a page counts its steps from one', () => {
    const [, { itemListElement }] = articleData(ARTICLE);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: site.name, item: absoluteUrl('/') },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Disruptive Ideas',
        item: absoluteUrl('/disrupt/'),
      },
      { '@type': 'ListItem', position: 3, name: ARTICLE.title, item: absoluteUrl('/sums/') },
    ]);
  });

  test('no text in it can end the script element, and it reads back the same', () => {
    const data = articleData({ ...ARTICLE, title: '</script><script>alert(1)</script><!--' });
    const json = jsonForScript(data);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(data);
  });
});
