import { collectionDescription, MAX_DESCRIPTION_CHARACTERS } from '@/lib/content/pages';

describe('the description of the list of articles', () => {
  it('names as many titles as a search engine shows', () => {
    const titles = ['One', 'Two', 'A third one whose title is far too long for that '.repeat(3)];
    const description = collectionDescription(
      'Ideas.',
      titles.map((title) => ({ title })),
    );
    expect(description).toBe('Articles with demonstrations that work: “One”, “Two”.');
    expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS);
  });

  it('is what the owner says of the list where there is no article yet', () => {
    expect(collectionDescription('Ideas.', [])).toBe('Ideas.');
  });
});
