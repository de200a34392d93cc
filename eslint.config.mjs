import next from 'eslint-config-next';
import typescript from 'eslint-config-next/typescript';
import importSort from 'eslint-plugin-simple-import-sort';

/**
 * The floors of the house. Arrows run down only: app -> components -> lib -> content.
 * server and scripts use lib and content; wasm uses lib: what is
 * bundled of it is one file that stands alone, not its source.
 */
const FLOORS = ['app', 'components', 'lib', 'content', 'server', 'scripts', 'wasm'];
const MAY_USE = {
  app: ['components', 'lib', 'content'],
  components: ['lib', 'content'],
  lib: ['content'],
  content: [],
  server: ['lib', 'content'],
  scripts: ['lib', 'content'],
  wasm: ['lib'],
};
const REACT = ['react', 'react-dom', 'react/*', 'react-dom/*', 'next', 'next/*', '@react-three/*'];

const floors = FLOORS.map((floor) => ({
  files: [`${floor}/**/*.{ts,tsx,mts}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: FLOORS.filter(
              (other) => other !== floor && !MAY_USE[floor].includes(other),
            ).flatMap((other) => [`@/${other}/**`, `**/../${other}/**`]),
            message: `${floor}/ does not know that floor. Arrows run down only (eslint.config.mjs).`,
          },
          ...(['app', 'components'].includes(floor)
            ? []
            : [{ group: REACT, message: `${floor}/ is written without React.` }]),
        ],
      },
    ],
  },
}));

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      'public/',
      'wasm/engine/',
      'wasm/paillier/',
      'next-env.d.ts',
      'coverage/',
      'dist/',
      'bench/emptyPage/.next/',
      'bench/emptyPage/out/',
    ],
  },
  ...next,
  ...typescript,
  {
    plugins: { 'import-sort': importSort },
    rules: {
      'import-sort/exports': 'error',
      // Node's own parts, packages, ours from the root, ours from beside; styles last.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.', '\\.css$']] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
      // The export is static: pictures have their final size and form already.
      '@next/next/no-img-element': 'off',
      eqeqeq: 'error',
    },
  },
  ...floors,
  // The owner's file is marked against its own form while it is written; only types cross here.
  {
    files: ['content/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@/lib/content/site$)',
              message: 'content/ holds what an owner writes, and knows only the form of site.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/answers/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^node:|^@/(?!lib/math/)|^\\.\\./|^react|^next',
              message:
                'Answers are given in a server, a worker or a page: knowledge comes in as data.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'server/**', '__tests__/**', 'bench/**', '.ci/**'],
    rules: { 'no-console': 'off' },
  },
  // The specification has this one answer logged to the console, and shown nowhere else.
  { files: ['components/paillier/ExchangeForm.tsx'], rules: { 'no-console': 'off' } },
  // React knows no JSX in these; its hook rules misread Playwright's `use`.
  {
    files: ['__tests__/{browser,engines}/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
];

export default config;
