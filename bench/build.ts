/**
 * How long the site takes to build, and what a page's script weighs, by the number of articles:
 * time should grow with them evenly, and a page's script not at all.
 *
 *   npm run bench:build             with none, 1, 10 and 100 articles
 *   npm run bench:build -- 1000     with a thousand as well
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seededRandom } from '@/lib/math/random';
import { copySite } from '../scripts/copySite';

const ROOT = path.resolve(import.meta.dirname, '..');
const COPY = path.join(ROOT, 'dist', 'bench-build');
const COUNTS = [0, 1, 10, 100];
const PARAGRAPHS = 12;
const WORDS_PER_PARAGRAPH = 60;
/** A page's script may differ by so much from one count to the next: the names of its parts. */
const SAME_BYTES = 400;

const WORDS =
  'river bridge window letter garden engine morning paper stone winter market signal harbour copper valley thread lantern meadow number answer'.split(
    ' ',
  );

type Row = {
  articles: number;
  seconds: number;
  /** Of an article's page, brotli; of the home page where there is none. */
  scriptBytes: number;
};

/** An article of some length, with headings, a table, code and a list. */
function article(number: number): string {
  const random = seededRandom(number + 1);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'river';
  const sentence = () => {
    const words = Array.from({ length: 12 }, word).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, i) => {
    const heading = i % 3 === 0 ? `## The ${word()} and the ${word()} ${i}\n\n` : '';
    const sentences = Array.from({ length: WORDS_PER_PARAGRAPH / 12 }, sentence);
    return heading + sentences.join(' ');
  });
  return [
    '---',
    `title: Article ${number} of the ${word()}`,
    'date: 2026-01-02',
    `summary: ${sentence()}`,
    `description: ${sentence()}`,
    `order: ${number}`,
    '---',
    '',
    paragraphs.join('\n\n'),
    '',
    '| A | B |\n| - | - |\n| 1 | 2 |',
    '',
    '```ts\nexport const answer = 42;\n```',
    '',
  ].join('\n');
}

/** A content/ with so many articles, in a folder of its own. */
function contentWith(articles: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  cpSync(path.join(ROOT, '__tests__', 'fixtures', 'owners', 'mira', 'content'), folder, {
    recursive: true,
  });
  mkdirSync(path.join(folder, 'articles'), { recursive: true });
  for (let number = 1; number <= articles; number++) {
    writeFileSync(path.join(folder, 'articles', `article-${number}.mdx`), article(number));
  }
  return folder;
}

function build(articles: number): Row {
  const content = contentWith(articles);
  // A first build: what Next kept of the one before would make this one faster.
  rmSync(COPY, { recursive: true, force: true });
  copySite(ROOT, COPY, content);
  rmSync(content, { recursive: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts'],
    {
      cwd: COPY,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, NEXT_PUBLIC_API_HOST: 'none', WORKSPACE_FOLDER: ROOT },
    },
  );
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  if (status !== 0) {
    throw new Error(`The site with ${articles} articles was not built:\n${stdout}\n${stderr}`);
  }
  return { articles, seconds, scriptBytes: scriptBytes(articles > 0 ? 'article-1' : '') };
}

/** What the scripts that a page asks for weigh on the line. */
function scriptBytes(page: string): number {
  const out = path.join(COPY, 'out');
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const scripts = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!));
  return [...scripts].reduce(
    (sum, src) => sum + brotliCompressSync(readFileSync(path.join(out, src))).length,
    0,
  );
}

function main(): void {
  const more = process.argv.slice(2).map(Number);
  if (!more.every((count) => Number.isInteger(count) && count >= 0)) {
    throw new Error('Give numbers of articles, such as 1000.');
  }
  const rows: Row[] = [];
  for (const count of [...COUNTS, ...more]) {
    const row = build(count);
    rows.push(row);
    console.log(
      `${String(row.articles).padStart(5)} articles  ${row.seconds.toFixed(1).padStart(7)} s  ${row.scriptBytes} bytes of script`,
    );
  }
  rmSync(COPY, { recursive: true, force: true });

  const between = rows.slice(1).map((row, i) => ({
    from: rows[i]!.articles,
    to: row.articles,
    secondsPerArticle:
      Math.round((1000 * (row.seconds - rows[i]!.seconds)) / (row.articles - rows[i]!.articles)) /
      1000,
  }));
  const weights = rows.filter(({ articles }) => articles > 0).map((row) => row.scriptBytes);
  const spread = Math.max(...weights) - Math.min(...weights);
  console.log(
    `An article's page asks for the same script, to ${spread} bytes: ${spread <= SAME_BYTES ? 'constant' : 'it grows'}.`,
  );
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    versions: {
      node: process.version,
      next: (
        JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8')) as {
          version: string;
        }
      ).version,
    },
    method: `One first build each, of the whole site without a server, with generated articles of ${PARAGRAPHS * WORDS_PER_PARAGRAPH} words; scripts that an article's page (the home page where there is none) names, with brotli.`,
    rows,
    between,
    scriptSpreadBytes: spread,
  };
  writeFileSync(path.join(ROOT, 'bench', 'build.json'), `${JSON.stringify(report, null, 2)}\n`);
}

main();
