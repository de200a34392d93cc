import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const base = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
const upstream = path.join(base, 'upstream');
const own = path.join(base, 'own');
afterAll(() => rmSync(base, { recursive: true }));

const WHO = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', [...WHO, '-C', folder, ...words], { encoding: 'utf8', stdio: 'pipe' });

function commit(folder: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'x');
}

/** The commands of the README, as they stand there. */
function documentedCommands(): string {
  const [, after = ''] = readFileSync('README.md', 'utf8').split('## Taking in a newer version');
  return /```sh\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
}

it('taking in a newer version as the README says keeps content, head and stills, and brings the rest', () => {
  mkdirSync(upstream);
  git(upstream, 'init', '-q', '-b', 'main');
  commit(upstream, {
    'content/site.ts': 'theirs',
    'content/articles/theirs.mdx': 'theirs',
    'public/me.obj': 'their head',
    'public/still/head.webp': 'their still',
    'lib/a.ts': 'one',
  });
  execFileSync('git', ['clone', '-q', upstream, own]);
  commit(own, {
    'content/site.ts': 'mine',
    'content/articles/theirs.mdx': null,
    'content/articles/mine.mdx': 'mine',
    'public/me.obj': 'my head',
    'public/still/head.webp': 'my still',
  });
  commit(upstream, {
    'content/site.ts': 'theirs, changed',
    'content/articles/theirs.mdx': 'theirs, changed',
    'content/articles/new.mdx': 'theirs too',
    'public/me.obj': 'their new head',
    'public/still/head.webp': 'their new still',
    'lib/a.ts': 'two',
    'lib/b.ts': 'new',
  });

  const commands = documentedCommands();
  expect(commands).toContain('git merge');
  execFileSync('sh', ['-ec', commands.replace('https://example.org/portfolio.git', upstream)], {
    cwd: own,
    stdio: 'pipe',
    env: {
      ...process.env,
      ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@a.example' },
      ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@a.example' },
    },
  });

  const read = (file: string) => readFileSync(path.join(own, file), 'utf8');
  expect(git(own, 'status', '--porcelain')).toBe('');
  expect(read('content/site.ts')).toBe('mine');
  expect(read('content/articles/mine.mdx')).toBe('mine');
  expect(read('public/me.obj')).toBe('my head');
  expect(read('public/still/head.webp')).toBe('my still');
  expect([read('lib/a.ts'), read('lib/b.ts')]).toEqual(['two', 'new']);
  for (const theirs of ['theirs', 'new']) {
    expect(existsSync(path.join(own, 'content', 'articles', `${theirs}.mdx`))).toBe(false);
  }
  // Git knows that it was taken in: the next time only what is newer comes.
  expect(git(own, 'merge-base', '--is-ancestor', 'upstream/main', 'HEAD')).toBe('');
});
