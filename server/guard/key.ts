/**
 * True where the label that the site's own script carries was sent. It is public by nature, yet
 * compared without an early end, so that nobody learns a private one by its timing.
 */
export function isKey(sent: string | undefined, expected: string): boolean {
  if (sent === undefined) return false;
  let difference = sent.length ^ expected.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= sent.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
