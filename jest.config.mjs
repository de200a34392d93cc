import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

// These ship as ES modules only; Jest has to compile them.
const COMPILED = [
  'msw',
  '@mswjs/interceptors',
  'headers-polyfill',
  'cookie',
  'until-async',
  'rettime',
  '@open-draft',
  'three',
  'd3-force-3d',
  'd3-.*',
  'github-slugger',
  'minisearch',
  // Markdown's tree: unified and what it is made of.
  'unified',
  '(?:remark|mdast|micromark|unist|vfile|estree|hast|character|parse|stringify)-[^/]+',
  'micromark',
  'vfile',
  'bail',
  'ccount',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'fault',
  'format',
  'is-plain-obj',
  'is-alphabetical',
  'is-alphanumerical',
  'is-decimal',
  'is-hexadecimal',
  'longest-streak',
  'markdown-table',
  'trough',
  'zwitch',
  'hono',
  '@hono',
  'cmu-pronouncing-dictionary',
];

/** The owner whose content/ the tests of Jest read. */
const OWNER = '__tests__/fixtures/owners/dave';
const SEED = '<rootDir>/__tests__/environment/seed.ts';

const REALM_GLOBALS = [
  'Math',
  'Number',
  'BigInt',
  'Array',
  'Map',
  'Set',
  'Uint8Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
];

/** Tests that measure what an attack costs: they run by themselves, one after the other. */
const ATTACKS = 'server/attacks';

/** One Jest project: a folder of tests and the environment that they run in. */
async function project(displayName, folder, testEnvironment, extra = {}) {
  const config = await createConfig({
    displayName,
    testEnvironment,
    testMatch: [`<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`],
    // In a test's own realm each look at a global is slow, and arithmetic looks at these all the time.
    sandboxInjectedGlobals: REALM_GLOBALS,
    modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/dist/'],
    moduleNameMapper: {
      // No test knows the words of whoever owns this copy: they are read from an owner of the tests.
      '^@/content/(.*)$': `<rootDir>/${OWNER}/content/$1`,
      '^@/lib/content/root$': '<rootDir>/__tests__/environment/contentRoot.ts',
      '^@/(.*)$': '<rootDir>/$1',
    },
    ...extra,
  })();
  return {
    ...config,
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${COMPILED.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async function jestConfig() {
  return {
    // Generous: a busy machine is slow, and no test is about time.
    testTimeout: 60_000,
    // Jest's own choice leaves one processor idle.
    maxWorkers: '100%',
    globalSetup: '<rootDir>/__tests__/environment/answers.mjs',
    projects: [
      await project('unit', 'unit', 'node', { setupFilesAfterEnv: [SEED] }),
      await project('server', 'server', 'node', {
        setupFilesAfterEnv: [SEED],
        testPathIgnorePatterns: [`/__tests__/${ATTACKS}/`],
      }),
      await project('attacks', ATTACKS, 'node', { setupFilesAfterEnv: [SEED] }),
      await project('components', 'components', '<rootDir>/__tests__/environment/jsdom.ts', {
        setupFilesAfterEnv: ['<rootDir>/__tests__/environment/components.ts'],
      }),
    ],
  };
}
