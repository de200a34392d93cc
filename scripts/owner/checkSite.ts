import nextEnv from '@next/env';
import { CONTENT_ROOT } from '@/lib/content/root';
import { runCommand } from './refusal';
import { siteRemains } from './siteRemains';

/** `npm run check:site`: what is left to do before the site goes out. */
function main(): number {
  // A build reads the same .env files.
  nextEnv.loadEnvConfig(CONTENT_ROOT, false, { info: () => undefined, error: console.error });
  const { musts, notes } = siteRemains(CONTENT_ROOT, process.env);
  if (musts.length > 0)
    console.log(['To do before publishing:', ...musts.map(item), ''].join('\n'));
  if (notes.length > 0) console.log(['Good to know:', ...notes.map(item), ''].join('\n'));
  console.log(
    musts.length > 0
      ? `${musts.length} to do, ${notes.length} to know.`
      : 'Nothing of another is left: this can be published.',
  );
  return musts.length > 0 ? 1 : 0;
}

const item = (sentence: string) => `- ${sentence}`;

void runCommand(main);
