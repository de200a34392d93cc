import { z } from 'zod';
import { ContentError } from './ContentError';
import { MAX_DESCRIPTION_CHARACTERS } from './pages';
import { HEX_COLOUR, PALETTE } from './palette';

/** The form of content/site.ts, with a sentence for each slip. */
const text = z.string('put a text in quotes here').trim().min(1, 'put some text here');
const textOrNone = z.string('put a text in quotes here; an empty one is left out');
const webAddress = (error: string) => z.url({ protocol: /^https?$/, error });
const profile = z.union([
  z.literal(''),
  webAddress('write a whole address, such as https://example.org/me, or leave it empty'),
]);
const origin = z
  .string('write an address such as https://example.org')
  .regex(
    /^https?:\/\/[^/?#\s]+$/,
    'write the address without a path or a slash at its end, such as https://example.org',
  );
const day = z.iso.date('write the day as 2023-12-29');

const SITE = z.strictObject({
  name: text,
  description: text.max(
    MAX_DESCRIPTION_CHARACTERS,
    `say it in at most ${MAX_DESCRIPTION_CHARACTERS} characters: search engines cut off the rest`,
  ),
  origin,
  locale: z
    .string('write a language tag, such as en-GB')
    .refine(isLanguageTag, 'write a language tag, such as en-GB'),
  jobTitle: text,
  /** Who this is and what they do, on the home page above the links to the articles. */
  introduction: text
    .max(240, 'say it in at most 240 characters: it stands beside the head')
    .optional(),
  /** What a visitor sees who has not chosen; their own system's theme where it is missing. */
  theme: z.enum(['dark', 'light', 'system'], 'write dark, light or system').optional(),
  palette: PALETTE,
  api: z.strictObject({
    host: z.union([z.literal(['', 'none']), origin]),
    key: text,
  }),
  links: z.strictObject({
    network: profile,
    code: profile,
    /** Where this site's own sources lie; articles link into it. */
    repository: profile.optional(),
    feed: profile,
    email: z.email('write a mail address, such as me@example.org'),
  }),
  ask: z.strictObject({
    greeting: text,
    suggestions: z.array(text, 'put questions between brackets, with commas between them'),
  }),
  /** What the interface calls its parts; see lib/content/labels.ts for what it says otherwise. */
  labels: z
    .strictObject({
      ...{ ask: text, question: text, thinking: text },
      ...{ articles: text, articlesShort: text, unwritten: text, contact: text },
      ...{ network: text, code: text, feed: text },
    })
    .partial()
    .optional(),
  ideas: z.strictObject({
    lead: text,
    unwritten: z.array(
      z.strictObject({ title: text, date: day }),
      'put titles with their dates between brackets',
    ),
  }),
  topics: z.array(
    z.strictObject({
      keywords: z
        .array(
          text.regex(
            /^[\p{Ll}\p{Lo}\p{N}]+\*?$/u,
            'write one word in small letters, perhaps with a star at its end',
          ),
          'put words between brackets, with commas between them',
        )
        .min(1, 'put at least one word between the brackets'),
      colour: HEX_COLOUR,
    }),
    'put groups of keywords with their colours between brackets',
  ),
  card: z.strictObject({ organisation: textOrNone, replies: text }).nullable(),
  privacy: z.strictObject({
    updated: text,
    updatedIso: day,
    provider: text,
    providerPolicy: webAddress('write a whole address, such as https://example.org/privacy'),
  }),
});

/** What content/site.ts says. */
export type Site = z.infer<typeof SITE>;

const SITE_FILE = 'content/site.ts';

/**
 * Checks what content/site.ts gives.
 *
 * @param source its text, to find the lines in
 * @returns a slip for each fault, in the file's order; none where all is well
 */
export function siteSlips(site: unknown, source: string): ContentError[] {
  const { error } = SITE.safeParse(site, { error: unknownKey });
  return (error?.issues ?? []).map(({ path, message, ...issue }) => {
    const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
    const name = at.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
    return new ContentError(SITE_FILE, lineOf(source, at), `“${name}”: ${message}`);
  });
}

function unknownKey(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'nobody reads this: mend its name or take it out';
  if (issue.code === 'invalid_type') return 'this is missing, or is not what it should be';
  return undefined;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The line where a path's last named step stands; places in a list are those of their list. */
function lineOf(source: string, path: readonly PropertyKey[]): number | null {
  let offset = -1;
  for (const step of path) {
    if (typeof step !== 'string') continue;
    const found = source.slice(offset + 1).search(new RegExp(`(?<![\\w.])${step}['"]?\\s*:`));
    if (found < 0) break;
    offset += 1 + found;
  }
  return offset < 0 ? null : source.slice(0, offset).split('\n').length;
}
