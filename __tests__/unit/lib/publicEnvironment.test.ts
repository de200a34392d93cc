import { checkPublicEnvironment } from '@/lib/publicEnvironment';

describe('what pages are built with', () => {
  it.each([
    {},
    { NEXT_PUBLIC_BASE_PATH: '', NEXT_PUBLIC_API_HOST: '' },
    {
      NEXT_PUBLIC_BASE_PATH: '/people/dave',
      NEXT_PUBLIC_SITE_ORIGIN: 'https://dave.example/',
      NEXT_PUBLIC_API_HOST: 'http://localhost:3000',
      NEXT_PUBLIC_API_KEY: 'public-label_1',
    },
  ])('is taken where it can be used: %j', (environment) => {
    expect(() => checkPublicEnvironment(environment)).not.toThrow();
  });

  it.each([
    [
      { NEXT_PUBLIC_BASE_PATH: 'dave' },
      'NEXT_PUBLIC_BASE_PATH is “dave”: begin with a slash and end without one, such as /dave, or leave it out.',
    ],
    [{ NEXT_PUBLIC_BASE_PATH: '/dave/' }, 'begin with a slash and end without one'],
    [{ NEXT_PUBLIC_BASE_PATH: '//evil.example' }, 'begin with a slash'],
    [
      { NEXT_PUBLIC_SITE_ORIGIN: 'dave.example' },
      'NEXT_PUBLIC_SITE_ORIGIN is “dave.example”: write an address without a path, such as https://dave.example.',
    ],
    [{ NEXT_PUBLIC_SITE_ORIGIN: '' }, 'NEXT_PUBLIC_SITE_ORIGIN is “”'],
    [{ NEXT_PUBLIC_API_HOST: 'https://api.example/v1' }, 'write an address without a path'],
    [{ NEXT_PUBLIC_API_HOST: 'ftp://api.example' }, 'write an address without a path'],
    [{ NEXT_PUBLIC_API_KEY: 'two words' }, 'write letters, digits and signs without spaces'],
  ] as [Record<string, string>, string][])(
    '%j is refused with one sentence',
    (environment, message) => {
      expect(() => checkPublicEnvironment(environment)).toThrow(message);
    },
  );
});
