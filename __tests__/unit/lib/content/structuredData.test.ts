import {
  blogPostingData,
  breadcrumbData,
  jsonForScript,
  personData,
  webSiteData,
} from '@/lib/content/structuredData';

const OWNER = {
  name: 'Dave',
  jobTitle: 'Software developer',
  url: 'https://dave.example/',
  profiles: ['https://code.example/dave'],
};

describe('structured data', () => {
  test('the owner and the site are one identity', () => {
    const person = personData(OWNER);
    expect(person).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Dave',
      sameAs: ['https://code.example/dave'],
    });
    expect(webSiteData(OWNER, 'A site', 'en-GB')).toMatchObject({
      '@type': 'WebSite',
      description: 'A site',
      inLanguage: 'en-GB',
      publisher: { '@id': person['@id'] },
    });
  });

  test('an article is a posting with its date, its picture and its author', () => {
    const posting = blogPostingData(
      {
        title: 'Adding numbers nobody can read',
        summary: 'A summary.',
        date: '2023-12-29',
        words: 1234,
        url: 'https://dave.example/homomorphic/',
        image: 'https://dave.example/og/homomorphic.png',
        locale: 'en-GB',
      },
      OWNER,
    );
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Adding numbers nobody can read',
      datePublished: '2023-12-29',
      wordCount: 1234,
      mainEntityOfPage: 'https://dave.example/homomorphic/',
      image: ['https://dave.example/og/homomorphic.png'],
      author: { '@id': personData(OWNER)['@id'], name: 'Dave' },
    });
  });

  test('the way to a page counts its steps from one', () => {
    const { itemListElement } = breadcrumbData([
      { name: 'Dave', url: 'https://dave.example/' },
      { name: 'Disruptive Ideas', url: 'https://dave.example/disrupt/' },
    ]);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Dave', item: 'https://dave.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Disruptive Ideas',
        item: 'https://dave.example/disrupt/',
      },
    ]);
  });

  test('no text in it can end the script element, and it reads back the same', () => {
    const data = [personData({ ...OWNER, name: '</script><script>alert(1)</script><!--' })];
    const json = jsonForScript(data);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(data);
  });
});
