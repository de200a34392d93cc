/** Paths that are no page of ours: plain, nested, encoded, queried, broken. */
export const UNKNOWN_PATHS = [
  '/nowhere',
  '/nowhere/',
  '/nowhere/deep/down/',
  '/contact/nowhere',
  '/caf%C3%A9%20au%20lait/%E2%98%95/',
  '/nowhere/?from=a%20friend&x=%2F%2Fevil.example#here',
  '/nowhere.html',
  '/index.php?page=1',
  '/%E0%A4%A/',
  '/404/',
] as const;
