import { site } from '@/content/site';

/*
 * The one place that reads the environment. NEXT_PUBLIC_ names are written out in full because
 * Next replaces exactly that expression at build time.
 */

/** Where the site is mounted, such as "/dave" on a project page of a code host. No trailing slash. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The site's public origin, for canonical links, the feed and the sitemap. No trailing slash. */
export const SITE_ORIGIN = (process.env.NEXT_PUBLIC_SITE_ORIGIN ?? site.origin).replace(/\/$/, '');

/** The API's origin; empty means the origin that served the page. No trailing slash. */
export const API_HOST = (process.env.NEXT_PUBLIC_API_HOST ?? site.api.host).replace(/\/$/, '');

/** The label that every call carries. It is public by nature: it stands in the client's script. */
export const API_KEY = process.env.NEXT_PUBLIC_API_KEY ?? site.api.key;

/** The address of a file of ours, wherever the site is mounted. `path` begins with a slash. */
export function assetPath(path: `/${string}`): string {
  return `${BASE_PATH}${path}`;
}

/** The absolute public address of a page or file. `path` begins with a slash. */
export function absoluteUrl(path: string): string {
  return `${SITE_ORIGIN}${BASE_PATH}${path}`;
}

/** What the server reads from its environment, parsed and checked. */
export type ServerEnvironment = {
  /** Where the server listens. Hosting platforms hand out the port. */
  port: number;
  /** "localhost" keeps a laptop's server to itself; a container needs 0.0.0.0. */
  host: string;
  /** The built site: out/, unless a deployment keeps it elsewhere. */
  siteFolder: string;
  /** Exact origins whose pages may call the API from elsewhere, such as a static host. */
  allowedOrigins: string[];
  /** The header in which our own proxy names the visitor. Empty: nobody's word is taken for it. */
  trustedForwardedHeader: string;
  /** What one visitor may ask in a minute, and in a burst; far above what a person does. */
  asksPerMinute: number;
  askBurst: number;
  /** The label that every call must carry: the same constant that the pages are built with. */
  apiKey: string;
  /** Where the built site is mounted: the same constant that the pages are built with. */
  basePath: string;
  /** What the server writes to its log: every request, failures only, or nothing. */
  log: 'requests' | 'failures' | 'nothing';
  /** The language model, or null: then answers come from content/ alone. */
  model: ModelEnvironment | null;
};

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

/** A setting that cannot be used. Its message is one sentence that says what to write instead. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

function wholeNumber(
  env: Variables,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const given = env[name]?.trim();
  if (!given) return fallback;
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new EnvironmentError(
    `${name} is “${given}”: give a whole number from ${least} to ${most}, or leave it out for ${fallback}.`,
  );
}

function origins(env: Variables): string[] {
  const given = (env.ALLOWED_ORIGINS ?? '').split(',').map((part) => part.trim());
  return given.filter(Boolean).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    throw new EnvironmentError(
      `ALLOWED_ORIGINS holds “${origin}”: write origins such as https://dave.example, without a path or a closing slash, with commas between them.`,
    );
  });
}

function forwardedHeader(env: Variables): string {
  const given = (env.TRUSTED_FORWARDED_HEADER ?? '').trim().toLowerCase();
  if (/^[a-z0-9-]*$/.test(given)) return given;
  throw new EnvironmentError(
    `TRUSTED_FORWARDED_HEADER is “${given}”: give one header’s name, such as x-forwarded-for.`,
  );
}

function logging(env: Variables): ServerEnvironment['log'] {
  const given = (env.LOG ?? '').trim() || 'failures';
  if (given === 'requests' || given === 'failures' || given === 'nothing') return given;
  throw new EnvironmentError(`LOG is “${given}”: write requests, failures or nothing.`);
}

function modelEnvironment(env: Variables): ModelEnvironment | null {
  const apiKey = env.MODEL_API_KEY?.trim() ?? '';
  const name = env.MODEL_NAME?.trim() ?? '';
  const baseUrl = env.MODEL_BASE_URL?.trim() ?? '';
  if (!apiKey && !name && !baseUrl) return null;
  if (!name) {
    throw new EnvironmentError(
      'MODEL_NAME is missing: a language model needs its name, such as gpt-4.1-mini; leave all MODEL_ variables out for embedded answers.',
    );
  }
  if (!apiKey && !baseUrl) {
    throw new EnvironmentError(
      'MODEL_API_KEY is missing: give the provider’s key, or MODEL_BASE_URL for a model of your own that needs none.',
    );
  }
  if (baseUrl && (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))) {
    throw new EnvironmentError(
      `MODEL_BASE_URL is “${baseUrl}”: give a whole address such as https://api.openai.com/v1.`,
    );
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, '') || 'https://api.openai.com/v1',
    apiKey,
    name,
    maxTokens: wholeNumber(env, 'MODEL_MAX_TOKENS', 300, 16, 4_000),
    dailyTokens: wholeNumber(env, 'MODEL_DAILY_TOKENS', 200_000, 0, 1_000_000_000),
  };
}

/**
 * Reads and checks all that the server takes from its environment.
 *
 * @param env such as process.env
 * @throws EnvironmentError with one sentence for the first setting that cannot be used
 */
export function readServerEnvironment(env: Variables): ServerEnvironment {
  return {
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    host: env.HOST?.trim() || 'localhost',
    siteFolder: env.SITE_FOLDER?.trim() || 'out',
    allowedOrigins: origins(env),
    trustedForwardedHeader: forwardedHeader(env),
    asksPerMinute: wholeNumber(env, 'ASKS_PER_MINUTE', 120, 1, 1_000_000),
    askBurst: wholeNumber(env, 'ASK_BURST', 200, 1, 1_000_000),
    apiKey: API_KEY,
    basePath: BASE_PATH,
    log: logging(env),
    model: modelEnvironment(env),
  };
}
