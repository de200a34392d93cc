import { readFileSync } from 'node:fs';
import { readServerEnvironment, SERVER_VARIABLES, serverDefaults } from '@/server/environment';

describe('the server’s environment', () => {
  it('needs nothing: a newcomer gets http://localhost:3000 and embedded answers', () => {
    expect(readServerEnvironment({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      siteFolder: 'out',
      allowedOrigins: [],
      trustedForwardedHeader: '',
      asksPerMinute: 120,
      askBurst: 200,
      log: 'failures',
      metrics: false,
      model: null,
    });
  });

  it('takes what is set, without the spaces around it', () => {
    expect(
      readServerEnvironment({
        PORT: ' 8080 ',
        HOST: '0.0.0.0',
        ALLOWED_ORIGINS: 'https://dave.example, http://localhost:4000',
        TRUSTED_FORWARDED_HEADER: 'X-Forwarded-For',
        ASKS_PER_MINUTE: '5',
        ASK_BURST: '6',
        LOG: 'requests',
        MODEL_BASE_URL: 'http://localhost:11434/v1/',
        MODEL_NAME: 'a-model',
        MODEL_MAX_TOKENS: '100',
        MODEL_DAILY_TOKENS: '0',
      }),
    ).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      allowedOrigins: ['https://dave.example', 'http://localhost:4000'],
      trustedForwardedHeader: 'x-forwarded-for',
      asksPerMinute: 5,
      askBurst: 6,
      log: 'requests',
      model: {
        baseUrl: 'http://localhost:11434/v1',
        apiKey: '',
        name: 'a-model',
        maxTokens: 100,
        dailyTokens: 0,
      },
    });
  });

  it('asks OpenAI unless another endpoint is named', () => {
    const { model } = readServerEnvironment({ MODEL_API_KEY: 'secret', MODEL_NAME: 'a-model' });
    expect(model?.baseUrl).toBe('https://api.openai.com/v1');
  });

  it.each([
    [{ PORT: 'three' }, 'PORT is “three”: give a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is “65536”'],
    [{ PORT: '-1' }, 'PORT is “-1”'],
    [{ PORT: '80.5' }, 'PORT is “80.5”'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS is “*”: write origins such as'],
    [{ ALLOWED_ORIGINS: 'https://dave.example/' }, 'ALLOWED_ORIGINS is'],
    [{ ALLOWED_ORIGINS: 'dave.example' }, 'ALLOWED_ORIGINS is'],
    [{ TRUSTED_FORWARDED_HEADER: 'a b' }, 'TRUSTED_FORWARDED_HEADER is “a b”'],
    [{ ASKS_PER_MINUTE: '0' }, 'ASKS_PER_MINUTE is “0”'],
    [{ ASK_BURST: 'many' }, 'ASK_BURST is “many”'],
    [{ LOG: 'everything' }, 'LOG is “everything”: write requests, failures or nothing.'],
    [{ MODEL_API_KEY: 'secret' }, 'MODEL_NAME is missing'],
    [{ MODEL_NAME: 'a-model' }, 'MODEL_API_KEY is missing'],
    [{ MODEL_NAME: 'm', MODEL_BASE_URL: 'localhost' }, 'MODEL_BASE_URL is “localhost”'],
    [{ MODEL_NAME: 'm', MODEL_BASE_URL: 'ftp://a/v1' }, 'MODEL_BASE_URL is “ftp://a/v1”'],
    [{ ALLOWED_ORIGINS: 'https://*.dave.example' }, 'ALLOWED_ORIGINS is “https://*.dave.example”'],
    [{ TRUSTED_FORWARDED_HEADER: 'Forwarded' }, 'is not read; let the proxy write x-forwarded-for'],
    [{ METRICS: 'yes' }, 'METRICS is “yes”: write on or off.'],
  ] as [Record<string, string>, string][])('refuses %j with one sentence', (env, message) => {
    expect(() => readServerEnvironment(env)).toThrow(message);
  });

  it.each([
    { MODEL_API_KEY: 'secret-key' },
    { MODEL_API_KEY: 'secret-key\nwith more', MODEL_NAME: 'm' },
    { MODEL_BASE_URL: 'https://user:secret-key@models.example/v1', MODEL_NAME: 'm' },
    { MODEL_BASE_URL: 'user:secret-key@models.example', MODEL_NAME: 'm' },
    { MODEL_BASE_URL: 'https//user:secret-key@models.example/v1', MODEL_NAME: 'm' },
  ] as Record<string, string>[])('never repeats a key or a password: %j', (env) => {
    expect.assertions(2);
    try {
      readServerEnvironment(env);
    } catch (error) {
      expect(String(error)).toMatch(/MODEL_/);
      expect(String(error)).not.toContain('secret-key');
    }
  });
});

describe('the table in the README', () => {
  /** Each variable of the table "When serving" with the default that it names. */
  const documented = () => {
    const readme = readFileSync('README.md', 'utf8');
    const table = /When serving[\s\S]*?\n\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? '';
    return table
      .split('\n')
      .slice(2)
      .flatMap((row) => {
        const [, names = '', defaults = ''] = row.split(/(?<!\\)\|/);
        const values = defaults.split(',').map((value) => value.trim().replaceAll('`', ''));
        return [...names.matchAll(/`([A-Z_]+)`/g)].map(
          ([, name = ''], index) => [name, values[index] ?? ''] as const,
        );
      });
  };
  const NAMES: Record<string, string> = { none: '', 'OpenAI’s': 'https://api.openai.com/v1' };

  it('names every variable that the server reads, and no other', () => {
    expect(
      documented()
        .map(([name]) => name)
        .sort(),
    ).toEqual([...SERVER_VARIABLES].sort());
  });

  it('says the defaults that the server has', () => {
    const defaults = serverDefaults();
    for (const [name, value] of documented()) {
      expect([name, NAMES[value] ?? value]).toEqual([name, String(defaults[name])]);
    }
  });
});
