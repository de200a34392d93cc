import { format } from 'node:util';
import { readSiteSource, valueAt, withSiteValues } from '@/scripts/owner/siteSource';
import { newProject } from './project';

const project = newProject();
const SOURCE = project.read('content/site.ts');
afterAll(project.remove);

describe('the text of content/site.ts', () => {
  it.each([
    [['name'], `Łucja "Lu" O'Hara\\Nowak`],
    [['name'], '“Zoë” `${1}` \u2028 \t'],
    [['description'], 'short'],
    [['introduction'], 'word '.repeat(40)],
    [['links', 'email'], 'a@b.example'],
    [
      ['ask', 'suggestions'],
      ['One?', `Isn't it?`],
    ],
    [['ideas', 'unwritten'], []],
    [['topics', 1, 'colour'], '#123456'],
    [['theme'], 'light'],
    [['links', 'more'], 'https://a.example'],
    [['card'], null],
  ])('takes another value at %j and gives it back', (path, value) => {
    const text = withSiteValues(SOURCE, [{ path, value }]);
    expect(valueAt(readSiteSource(text), path)).toEqual(value);
  });

  it('keeps comments and all other lines as they were', () => {
    const text = withSiteValues(SOURCE, [
      { path: ['name'], value: 'Ada' },
      { path: ['links', 'code'], value: '' },
    ]);
    const before = SOURCE.split('\n');
    const changed = text.split('\n').filter((line, index) => line !== before[index]);
    expect(changed).toEqual([`  name: 'Ada',`, `    code: '',`]);
  });

  it('breaks a long line after its name, as Prettier does, and joins a short one', () => {
    const long = 'word '.repeat(30).trim();
    const text = withSiteValues(SOURCE, [
      { path: ['jobTitle'], value: long },
      { path: ['description'], value: 'short' },
    ]);
    expect(text).toContain(format("  jobTitle:\n    '%s',\n", long));
    expect(text).toContain("  description: 'short',\n");
  });

  it('is refused where there is no such place, or no site', () => {
    const change = { path: ['topics', 9, 'colour'], value: '#123456' };
    expect(() => withSiteValues(SOURCE, [change])).toThrow('has no place for “topics 9 colour”');
    expect(() => readSiteSource('export const other = 1;')).toThrow('exports no “site”');
    expect(() => readSiteSource('\nexport const site = {')).toThrow(
      /^content\/site\.ts:2: this cannot be read \(.*expected\)\.$/,
    );
  });
});
