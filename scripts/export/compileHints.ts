import { readFileSync, writeFileSync } from 'node:fs';

/*
 * V8 compiles a function when it is first called, on the page's own thread: waking React takes most
 * of its time that way. A file that begins with this comment is compiled whole while it arrives, on
 * another thread. Other engines read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers to compile the script at `location` whole. A script with a source map stays as it
 * is, for the comment's line would put the map out of step.
 */
export function hintCompilation(location: string): void {
  const script = readFileSync(location, 'utf8');
  if (script.startsWith(HINT) || script.includes('//# sourceMappingURL=')) return;
  writeFileSync(location, HINT + script);
}
