import { readServerEnvironment } from '@/lib/env';

describe('the server’s environment', () => {
  it('needs nothing: a newcomer gets http://localhost:3000 and embedded answers', () => {
    expect(readServerEnvironment({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      siteFolder: 'out',
      allowedOrigins: [],
      trustedForwardedHeader: '',
      log: 'failures',
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
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS holds “*”: write origins such as'],
    [{ ALLOWED_ORIGINS: 'https://dave.example/' }, 'ALLOWED_ORIGINS holds'],
    [{ ALLOWED_ORIGINS: 'dave.example' }, 'ALLOWED_ORIGINS holds'],
    [{ TRUSTED_FORWARDED_HEADER: 'a b' }, 'TRUSTED_FORWARDED_HEADER is “a b”'],
    [{ ASKS_PER_MINUTE: '0' }, 'ASKS_PER_MINUTE is “0”'],
    [{ ASK_BURST: 'many' }, 'ASK_BURST is “many”'],
    [{ LOG: 'everything' }, 'LOG is “everything”: write requests, failures or nothing.'],
    [{ MODEL_API_KEY: 'secret' }, 'MODEL_NAME is missing'],
    [{ MODEL_NAME: 'a-model' }, 'MODEL_API_KEY is missing'],
    [{ MODEL_NAME: 'm', MODEL_BASE_URL: 'localhost' }, 'MODEL_BASE_URL is “localhost”'],
    [{ MODEL_NAME: 'm', MODEL_BASE_URL: 'ftp://a/v1' }, 'MODEL_BASE_URL is “ftp://a/v1”'],
  ] as [Record<string, string>, string][])('refuses %j with one sentence', (env, message) => {
    expect(() => readServerEnvironment(env)).toThrow(message);
  });

  it('never repeats the model’s key in a sentence', () => {
    expect.assertions(1);
    try {
      readServerEnvironment({ MODEL_API_KEY: 'secret-key' });
    } catch (error) {
      expect(String(error)).not.toContain('secret-key');
    }
  });
});
