import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Builds a folder beside the one that is served, and puts it in its place only when it is whole: a
 * build that fails leaves the old one as it was. Both must lie on one disk, where a rename is
 * instant.
 *
 * @param out the folder that is served, such as out/
 * @param beside where to build; what lies there is thrown away
 * @throws whatever `build` throws
 */
export async function buildBeside(
  out: string,
  beside: string,
  build: (folder: string) => void | Promise<void>,
): Promise<void> {
  rmSync(beside, { recursive: true, force: true });
  await build(beside);
  const before = `${beside}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, before);
  try {
    renameSync(beside, out);
  } catch (error) {
    if (existsSync(before)) renameSync(before, out);
    throw error;
  }
  rmSync(before, { recursive: true, force: true });
}
