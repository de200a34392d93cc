import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { siteSlips } from '@/lib/content/site';

const source = readFileSync(path.join(process.cwd(), 'content', 'site.ts'), 'utf8');
const slipsOf = (changed: object) =>
  siteSlips({ ...site, ...changed }, source).map(({ message }) => message);

/** The line of site.ts that begins so. */
const lineOf = (beginning: string) =>
  source.split('\n').findIndex((line) => line.trim().startsWith(beginning)) + 1;

describe('content/site.ts', () => {
  it('is in order', () => {
    expect(slipsOf({})).toEqual([]);
  });

  it('may leave out its introduction and its theme', () => {
    expect(slipsOf({ introduction: undefined, theme: undefined })).toEqual([]);
    expect(slipsOf({ theme: 'light' })).toEqual([]);
    expect(slipsOf({ theme: 'sepia' })[0]).toContain('“theme”: write dark, light or system.');
  });

  it('may name parts of the interface otherwise, by the names that there are', () => {
    expect(slipsOf({ labels: { articles: 'Notes' } })).toEqual([]);
    expect(slipsOf({ labels: { articles: '' } })[0]).toContain('“labels articles”: put some text');
    expect(slipsOf({ labels: { articels: 'Notes' } })[0]).toContain('“labels articels”: nobody');
  });

  it('may leave out every profile, all suggestions and ideas, and the card', () => {
    const { email } = site.links;
    expect(
      slipsOf({
        links: { network: '', code: '', feed: '', email },
        ask: { ...site.ask, suggestions: [] },
        ideas: { ...site.ideas, unwritten: [] },
        topics: [],
        card: null,
      }),
    ).toEqual([]);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name:', '“name”: put some text here.'],
    ['no name', { name: undefined }, 'name:', '“name”: put a text in quotes here.'],
    [
      'a description that engines cut off',
      { description: 'word '.repeat(40) },
      'description:',
      '“description”: say it in at most 155 characters',
    ],
    ['an origin with a slash', { origin: 'https://a.example/' }, 'origin:', '“origin”: write the'],
    ['a language in words', { locale: 'British English' }, 'locale:', '“locale”: write a language'],
    [
      'a link that is no address',
      { links: { ...site.links, code: 'github.com/me' } },
      'code:',
      '“links code”: write a whole address, such as https://example.org/me, or leave it empty.',
    ],
    [
      'a link that is a script',
      { links: { ...site.links, feed: 'javascript:alert(1)' } },
      'feed:',
      '“links feed”: write a whole address',
    ],
    ['no mail', { links: { ...site.links, email: '' } }, 'email:', '“links email”: write a mail'],
    [
      'a name that nobody reads',
      { api: { ...site.api, hots: '' } },
      'api:',
      '“api hots”: nobody reads this: mend its name or take it out.',
    ],
    [
      'a colour by name',
      { topics: [{ keywords: ['a'], colour: 'red' }] },
      'colour:',
      '“topics 1 colour”: write a colour such as #6fdca8.',
    ],
    [
      'a day that is none',
      { privacy: { ...site.privacy, updatedIso: '2025-02-30' } },
      'updatedIso:',
      '“privacy updatedIso”: write the day as 2023-12-29.',
    ],
    ['no links at all', { links: undefined }, 'links:', '“links”: this is missing, or is not what'],
  ])('with %s is refused in one sentence, with its line', (_, changed, line, sentence) => {
    const slips = slipsOf(changed);
    expect(slips).toHaveLength(1);
    expect(slips[0]).toMatch(/\.$/);
    expect(slips[0]).toContain(`content/site.ts:${lineOf(line)}: ${sentence}`);
  });

  it('has all its slips told at once', () => {
    expect(slipsOf({ name: '', jobTitle: '' })).toHaveLength(2);
  });
});
