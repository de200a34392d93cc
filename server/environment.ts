import { z } from 'zod';
import { BASE_PATH } from '@/lib/assetPath';
import { API_KEY } from '@/lib/env';
import { checkPublicEnvironment, EnvironmentError } from '@/lib/publicEnvironment';

/** How to reach an OpenAI-compatible language model, and what it may cost. */
export type ModelEnvironment = {
  /** Any OpenAI-compatible endpoint, up to and including its /v1. */
  baseUrl: string;
  /** The provider's secret. It goes into one request header and nowhere else. */
  apiKey: string;
  name: string;
  /** A ceiling for one reply, in tokens: a reply is typed out, so long ones bore. */
  maxTokens: number;
  /** A ceiling for one day, in tokens, both ways. Beyond it the embedded answers take over. */
  dailyTokens: number;
};

function wholeNumber(fallback: number, min: number, max: number) {
  const error = `give a whole number from ${min} to ${max}, or leave it out for ${fallback}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
    .default(fallback);
}

/** True for what a browser sends as Origin: no path, no wildcard, which would never match. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
}

/**
 * What the server reads from its environment, by the names that an owner sets, with the defaults.
 * Every error is the second half of a sentence that begins with the name and what was given.
 */
const variables = z.object({
  /** Where the server listens. Hosting platforms hand out the port. */
  PORT: wholeNumber(3000, 0, 65_535),
  /** "localhost" keeps a laptop's server to itself; a container needs 0.0.0.0. */
  HOST: z.string().default('localhost'),
  /** The built site: out/, unless a deployment keeps it elsewhere. */
  SITE_FOLDER: z.string().default('out'),
  /** Exact origins whose pages may call the API from elsewhere, such as a static host. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine(
      (origins) => origins.every(isOrigin),
      'write origins such as https://dave.example, in full, without a path or a closing slash, with commas between them',
    )
    .default([]),
  /** The header in which our own proxy names the visitor. Empty: nobody's word is taken for it. */
  TRUSTED_FORWARDED_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, 'give one header’s name, such as x-forwarded-for')
    .refine(
      (name) => name !== 'forwarded',
      'this header is not read; let the proxy write x-forwarded-for and x-forwarded-proto, and name the first',
    )
    .default(''),
  /** What one visitor may ask in a minute, and in a burst; far above what a person does. */
  ASKS_PER_MINUTE: wholeNumber(120, 1, 1_000_000),
  ASK_BURST: wholeNumber(200, 1, 1_000_000),
  /** What the server writes to its log: every request, failures only, or nothing. */
  LOG: z
    .enum(['requests', 'failures', 'nothing'], 'write requests, failures or nothing')
    .default('failures'),
  /** Whether GET /metrics counts for whoever asks. */
  METRICS: z.enum(['on', 'off'], 'write on or off').default('off'),
  MODEL_NAME: z.string().default(''),
  MODEL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'give the key alone, without spaces or line feeds')
    .default(''),
  MODEL_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'give a whole address such as https://api.openai.com/v1',
      abort: true,
    })
    .refine(
      (url) => !new URL(url).username && !new URL(url).password,
      'give the address without a name or password; the key belongs into MODEL_API_KEY',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.openai.com/v1'),
  MODEL_MAX_TOKENS: wholeNumber(300, 16, 4_000),
  MODEL_DAILY_TOKENS: wholeNumber(200_000, 0, 1_000_000_000),
});

/** The names of all variables that the server reads. */
export const SERVER_VARIABLES = Object.keys(variables.shape);

/** What each of them is where nothing is set. */
export function serverDefaults(): Record<string, unknown> {
  return variables.parse({});
}

/** What the server reads from its environment, parsed and checked. */
export type ServerEnvironment = ReturnType<typeof readServerEnvironment>;

/**
 * Reads and checks all that the server takes from its environment.
 *
 * @param environment such as process.env
 * @throws EnvironmentError with one sentence for the first setting that cannot be used
 */
export function readServerEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  checkPublicEnvironment(environment);
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()] as const] : [],
    ),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new EnvironmentError(`${name} is “${shown(name, given[name])}”: ${issue?.message}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteFolder: values.SITE_FOLDER,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedForwardedHeader: values.TRUSTED_FORWARDED_HEADER,
    asksPerMinute: values.ASKS_PER_MINUTE,
    askBurst: values.ASK_BURST,
    log: values.LOG,
    metrics: values.METRICS === 'on',
    model: modelEnvironment(values, 'MODEL_BASE_URL' in given),
    /** The label that every call must carry: the same constant that the pages are built with. */
    apiKey: API_KEY,
    /** Where the built site is mounted: the same constant that the pages are built with. */
    basePath: BASE_PATH,
  };
}

function modelEnvironment(
  values: z.infer<typeof variables>,
  hasOwnEndpoint: boolean,
): ModelEnvironment | null {
  const { MODEL_NAME: name, MODEL_API_KEY: apiKey } = values;
  if (!apiKey && !name && !hasOwnEndpoint) return null;
  if (!name) {
    throw new EnvironmentError(
      'MODEL_NAME is missing: a language model needs its name, such as gpt-4.1-mini; leave all MODEL_ variables out for embedded answers.',
    );
  }
  if (!apiKey && !hasOwnEndpoint) {
    throw new EnvironmentError(
      'MODEL_API_KEY is missing: give the provider’s key, or MODEL_BASE_URL for a model of your own that needs none.',
    );
  }
  return {
    baseUrl: values.MODEL_BASE_URL,
    apiKey,
    name,
    maxTokens: values.MODEL_MAX_TOKENS,
    dailyTokens: values.MODEL_DAILY_TOKENS,
  };
}

/** What was given, without what nobody may read in a log: a key, or a password in an address. */
function shown(name: string, value = ''): string {
  return name === 'MODEL_API_KEY' ? '…' : value.replace(/[^/]*@/, '…@');
}
