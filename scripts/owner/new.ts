import { parseArgs } from 'node:util';
import { CONTENT_ROOT } from '@/lib/content/root';
import { writeNewArticle } from './newArticle';
import { flagRefusal, Refusal, runCommand } from './refusal';

const USAGE = `npm run new -- article "My title"   begins an article as a draft

  --slug my-title        the last part of its address (from the title)
  --date 2023-12-29      its date (today)`;

const OPTIONS = {
  slug: { type: 'string' },
  date: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** `npm run new`: begins a piece of content. */
function main(): number {
  const { values, positionals } = parsed();
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [kind, title, ...more] = positionals;
  if (kind !== 'article') throw new Refusal(USAGE);
  if (more.length > 0) throw new Refusal('Put the whole title between quotes.');
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  const file = writeNewArticle(CONTENT_ROOT, { title: title ?? '', slug: values.slug, date });
  console.log(`${file} is a draft: write it, and see it with “npm run dev”.`);
  return 0;
}

function parsed() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw flagRefusal(error);
  }
}

void runCommand(main);
