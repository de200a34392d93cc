import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { parseFacts } from '@/lib/content/facts';
import { siteSlips } from '@/lib/content/site';
import { typographic } from '@/lib/typography';
import { carryOut, planSetup } from '@/scripts/owner/setupPlan';
import { askForWish, confirmed, openTerminal } from '@/scripts/owner/setupTerminal';
import { readSiteSource } from '@/scripts/owner/siteSource';
import { newProject } from './project';

let project: ReturnType<typeof newProject>;
beforeEach(() => (project = newProject()));
afterEach(() => project.remove());

const NAME = `Łucja "Lu" O'Hara-Nowak`;
const PERSON = { name: NAME, profession: 'Organ builder', email: 'lucja@nowak.pl' };

/** What the site says after a setup, checked as a build checks it. */
function siteNow() {
  const source = project.read('content/site.ts');
  const site = readSiteSource(source);
  expect(siteSlips(site, source)).toEqual([]);
  return site;
}

function set(wish: Partial<Parameters<typeof planSetup>[1]>) {
  const plan = planSetup(project.root, { answers: {}, colours: [], beginAnew: false, ...wish });
  carryOut(project.root, plan);
  return plan;
}

/** The command itself, in the project's folder. */
function run(...words: string[]) {
  const here = process.cwd();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      ...['--import', `file://${path.join(here, 'node_modules', 'tsx', 'dist', 'loader.mjs')}`],
      ...[path.join(here, 'scripts', 'owner', 'setup.ts'), ...words],
    ],
    {
      cwd: project.root,
      encoding: 'utf8',
      input: '',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(here, 'tsconfig.json') },
    },
  );
  return { stdout, stderr, status };
}

describe('npm run setup', () => {
  it('writes a name with accents and quotes, and the texts about whom the site came from anew', () => {
    set({ answers: PERSON });
    expect(siteNow()).toMatchObject({
      name: NAME,
      jobTitle: 'Organ builder',
      description: `${NAME}, organ builder. Ask the head made of particles anything.`,
      introduction: `I’m ${NAME}, organ builder.`,
      links: { email: 'lucja@nowak.pl', code: 'https://github.com/dave-example' },
      ask: { greeting: 'Hello, I’m Łucja. What would you like to know?' },
      api: { key: 'lucja-lu-ohara-nowak-portfolio-public' },
      topics: [{}, {}, { keywords: expect.arrayContaining(['łucja']) }],
    });
  });

  it('gives links, focus and the head’s edges one accent, and refuses one that cannot be read', () => {
    set({ answers: { 'accent-dark': '#7fd6a3', 'accent-light': '#155f38' } });
    expect(siteNow()).toMatchObject({
      palette: {
        dark: { link: '#7fd6a3', accent: '#7fd6a3', head: { edge: '#7fd6a3', skin: '#ffedd6' } },
        light: { link: '#155f38', accent: '#155f38', head: { edge: '#155f38' } },
      },
    });
    expect(() => set({ answers: { 'accent-light': '#9fd6b3' } })).toThrow(
      /“palette light link”: it has a contrast of 1\.\d on “ground”, #eceef0: make it 4\.5 or more/,
    );
  });

  it('keeps what it is not asked for: texts that the owner has changed, comments, articles, facts', () => {
    const source = project.read('content/site.ts');
    project.write('content/site.ts', source.replace('Hello, I’m Dave. What', 'Ahoy! What'));
    const facts = project.read('content/facts.md');
    set({ answers: { name: 'Ada Example' } });
    expect(siteNow()).toMatchObject({
      ask: { greeting: 'Ahoy! What would you like to know?' },
      jobTitle: 'Software developer',
    });
    expect(project.read('content/facts.md')).toBe(facts);
    expect(project.read('content/site.ts')).toContain('/** The name in the bar, the titles');
  });

  it('tells each change before it is made, and writes nothing for a plan', () => {
    const source = project.read('content/site.ts');
    const answers = { email: 'ada@example.net', theme: 'light' };
    const plan = planSetup(project.root, { answers, colours: ['#111111'], beginAnew: false });
    expect(plan.lines).toEqual([
      'content/site.ts  links email: “hello@dave.example”  →  “ada@example.net”',
      'content/site.ts  theme: “light”',
      'content/site.ts  topics 1 colour: “#6fdca8”  →  “#111111”',
    ]);
    expect(project.read('content/site.ts')).toBe(source);
  });

  it('begins anew: another’s articles, ideas, profiles and facts go, and two facts of one’s own come', () => {
    project.write('content/articles/homomorphic.mdx', 'mine now');
    const { removals } = set({ answers: PERSON, beginAnew: true });
    expect(removals).toEqual([
      'content/articles/wasm-graphophile.mdx',
      'content/questions/wasm-graphophile.md',
    ]);
    expect(project.read('content/articles/homomorphic.mdx')).toBe('mine now');
    expect(existsSync(path.join(project.root, 'content/questions/homomorphic.md'))).toBe(true);
    const values = { name: NAME, email: PERSON.email };
    expect(parseFacts(project.read('content/facts.md'), values).facts).toMatchObject([
      { reply: `I’m ${typographic(NAME)}. My profession, in one line: Organ builder.` },
      { reply: 'Write to lucja@nowak.pl.' },
    ]);
    expect(siteNow()).toMatchObject({ links: { code: '', feed: '' }, ideas: { unwritten: [] } });
  });

  it('leaves facts that the owner wrote as they are, even when it begins anew', () => {
    project.write('content/facts.md', '# Mine');
    set({ beginAnew: true });
    expect(project.read('content/facts.md')).toBe('# Mine');
  });

  it.each([
    [{ answers: { email: 'nobody' } }, '“links email”: write a mail address'],
    [{ answers: { name: ' ' } }, '“name”: put some text here'],
    [{ answers: { site: 'https://a.example/b/' } }, '“origin”: write the address without a path'],
    [{ colours: ['red'] }, '“topics 1 colour”: write a colour such as #6fdca8'],
    [{ colours: Array<string>(4).fill('#111111') }, 'There are 3 groups of topics'],
  ])('refuses %j in one sentence, and writes nothing', (wish, sentence) => {
    const source = project.read('content/site.ts');
    expect(() => set(wish)).toThrow(sentence);
    expect(project.read('content/site.ts')).toBe(source);
  });

  it('works by flags without a terminal, says what it did, and has nothing to do a second time', () => {
    const words = ['--name', NAME, '--profession', 'Organ builder', '--email', 'lucja@nowak.pl'];
    const first = run(...words);
    expect(first).toMatchObject({ stderr: '', status: 0 });
    expect(first.stdout).toContain(`name: “Dave”  →  “${NAME}”`);
    expect(siteNow()).toMatchObject({ name: NAME });
    const second = run(...words);
    expect(second).toMatchObject({ status: 0 });
    expect(second.stdout).toBe('All of that is so already: nothing to change.\n');
  });

  it('tells its flags where it can ask nobody, and a flag that it does not know', () => {
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('--profession') });
    expect(run('--nmae', 'x')).toMatchObject({ status: 1, stderr: "Unknown option '--nmae'.\n" });
  });
});

describe('npm run setup in a terminal', () => {
  const asked: string[] = [];
  const terminal = (...lines: string[]) => {
    asked.length = 0;
    const output = new Writable({
      write: (chunk, _, done) => {
        asked.push(String(chunk));
        done();
      },
    });
    return openTerminal(Readable.from(lines.map((line) => `${line}\n`)), output);
  };

  it('takes answers in turn, keeps what is passed over, and asks again for what cannot be', async () => {
    const wish = await askForWish(
      project.root,
      terminal(
        'n',
        NAME,
        '',
        'nobody',
        'lucja@nowak.pl',
        ...Array<string>(14).fill(''),
        '#222222',
        '',
        '',
      ),
    );
    expect(wish).toEqual({
      answers: { name: NAME, email: 'lucja@nowak.pl' },
      colours: ['#222222', '#5fd0e6', '#ffa27a'],
      beginAnew: false,
    });
    expect(asked.join('')).toContain('“links email”: write a mail address');
    expect(asked.join('')).toContain('What the head says first [Hello, I’m Łucja. What would');
  });

  it('ends without a wish where nobody answers any more', async () => {
    expect(await askForWish(project.root, terminal('n', 'Ada'))).toBeNull();
  });

  it.each([
    ['y', true],
    ['Yes', true],
    ['n', false],
    ['', false],
  ])('takes “%s” for %s', async (answer, meant) => {
    expect(await confirmed(terminal(answer), 'Shall this be written?')).toBe(meant);
  });
});
