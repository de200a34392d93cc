/** The folder in which content/ stands. The tests put another owner's in its place. */
export const CONTENT_ROOT = process.cwd();
