import { readKnowledge } from './knowledge';

/**
 * Reads all of content/ as the site does.
 *
 * @returns one sentence that says what is there
 * @throws ContentError where something in it cannot be used, with file and line
 */
export function checkContent(): string {
  const { entries } = readKnowledge();
  return `${entries.length} facts and passages can be asked for.`;
}
