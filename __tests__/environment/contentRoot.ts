import path from 'node:path';

/** Stands in for lib/content/root: the owner of the tests. */
export const CONTENT_ROOT = path.resolve('__tests__/fixtures/owners/dave');
