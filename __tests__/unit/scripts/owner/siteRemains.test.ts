import path from 'node:path';
import { LANDMARKS } from '@/scripts/head/anatomy/landmarks';
import { writeNewArticle } from '@/scripts/owner/newArticle';
import { carryOut, planSetup } from '@/scripts/owner/setupPlan';
import { siteRemains } from '@/scripts/owner/siteRemains';
import { newProject } from './project';

let project: ReturnType<typeof newProject>;
beforeEach(() => (project = newProject()));
afterEach(() => project.remove());

const ANSWERS = {
  name: 'Łucja Nowak',
  profession: 'Organ builder',
  email: 'lucja@nowak.pl',
  site: 'https://nowak.pl',
};
const remains = (environment = {}) => siteRemains(project.root, environment);
const beginAnew = () =>
  carryOut(
    project.root,
    planSetup(project.root, { answers: ANSWERS, colours: [], beginAnew: true }),
  );

describe('npm run check:site', () => {
  it('lists the name, mail, links, facts and articles that the site came with', () => {
    const { musts } = remains();
    for (const part of ['“name”', '“links email”', '“links code”', '“introduction”', '“origin”']) {
      expect(musts.join('\n')).toContain(part);
    }
    expect(musts).toContain('content/facts.md still tells the life of whom the site came from.');
    expect(musts.filter((one) => one.includes('came with the site'))).toHaveLength(2);
    for (const sentence of musts) expect(sentence).toMatch(/\.$/);
  });

  it('has nothing left to do after npm run setup has begun anew', () => {
    beginAnew();
    const { musts, notes } = remains();
    expect(musts).toEqual([]);
    expect(notes.join('\n')).toContain('content/facts.md has 2 facts');
    expect(notes.join('\n')).toContain('There is no article: “npm run new” begins one.');
  });

  it('names the line where the owner’s own files still speak of another', () => {
    beginAnew();
    const facts = project.read('content/facts.md');
    project.write('content/facts.md', `${facts}\n### Who are you?\n\nI’m DAVE.\n`);
    const line = facts.split('\n').length + 3;
    expect(remains().musts).toEqual([`content/facts.md:${line}: “DAVE” still stands here.`]);
  });

  it('wants what “npm run new” wrote replaced, once it is no draft any more', () => {
    beginAnew();
    const file = writeNewArticle(project.root, { title: 'Pipes', date: '2026-11-22' });
    expect(remains().musts).toEqual([]);
    expect(remains().notes).toContain(
      'content/articles/pipes.mdx is a draft, which only “npm run dev” shows.',
    );
    project.write(file, project.read(file).replace('draft: true\n', ''));
    expect(remains().musts).toEqual(
      [4, 5, 9].map((line) => `${file}:${line}: “Replace this …” still stands here.`),
    );
  });

  it.each([
    ['https://nowak.example', 1],
    ['http://localhost:3000', 1],
    ['https://www.example.org/', 1],
    ['https://nowak.pl', 0],
    ['https://example.nowak.pl', 0],
  ])('asks for a real address where it is %s: %d to do', (NEXT_PUBLIC_SITE_ORIGIN, count) => {
    beginAnew();
    expect(remains({ NEXT_PUBLIC_SITE_ORIGIN }).musts).toHaveLength(count);
  });

  it('says that the pages need a server, unless they are built without one', () => {
    const sentence = expect.stringContaining('build with NEXT_PUBLIC_API_HOST=none');
    expect(remains().notes).toContainEqual(sentence);
    expect(remains({ NEXT_PUBLIC_API_HOST: 'none' }).notes).not.toContainEqual(sentence);
  });

  it('tells slips of site.ts, of an article and of the facts as a build does', () => {
    beginAnew();
    const source = project.read('content/site.ts');
    project.write(
      'content/site.ts',
      source.replace("locale: 'en-GB'", "locale: 'British English'"),
    );
    project.write('content/articles/a.mdx', 'no frontmatter');
    project.write('content/facts.md', '## A\n### B');
    expect(remains().musts).toEqual([
      expect.stringMatching(/^content\/site\.ts:\d+: “locale”: write a language tag/),
      'content/articles/a.mdx:1: begin the file with frontmatter between two lines of ---.',
      'content/facts.md:2: “B” has no reply.',
    ]);
  });

  it('knows the head that the site came with, and keeps silent of another', () => {
    const head = 'public/me.obj';
    project.write(head, '# landmark chin 1 2 3\no head\n');
    expect(remains().notes.join()).not.toContain('me.obj');
    const lines = [...LANDMARKS].map(([name, point]) => `# landmark ${name} ${point.join(' ')}`);
    project.write(head, `${lines.join('\n')}\no head\n`);
    expect(remains().notes.join()).toContain('public/me.obj is the head that the site came with');
  });

  it('says so where there is nothing to compare with', () => {
    const bare = path.join(project.root, '__tests__', 'fixtures', 'owners', 'dave');
    expect(siteRemains(bare, {}).notes).toContain(
      'The content that the site came with is not here: nothing was compared with it.',
    );
  });
});
