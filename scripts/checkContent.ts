import { checkContent } from '@/lib/content/checkContent';

/*
 * `npm run check:facts`: what a build checks of content/ before it begins, alone. Ends with one
 * sentence, its file and its line where something cannot be used.
 */
try {
  console.log(checkContent());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
