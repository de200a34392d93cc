import { z } from 'zod';

/** A setting that cannot be used. Its message is one sentence that says what to write instead. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const origin = z
  .string()
  .regex(
    /^https?:\/\/[^/?#\s@]+\/?$/,
    'write an address without a path, such as https://dave.example',
  );

/**
 * What pages are built with (lib/env.ts reads the same variables, without a parser, because pages
 * carry it). Every error is the second half of a sentence that begins with the name and the value.
 */
const variables = z.object({
  NEXT_PUBLIC_BASE_PATH: z
    .string()
    .regex(
      /^(\/[\w.~-]+)*$/,
      'begin with a slash and end without one, such as /dave, or leave it out',
    )
    .optional(),
  NEXT_PUBLIC_SITE_ORIGIN: origin.optional(),
  /** Empty for the page's own origin, "none" for a site without a server. */
  NEXT_PUBLIC_API_HOST: z.union([z.literal(['', 'none']), origin]).optional(),
  NEXT_PUBLIC_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'write letters, digits and signs without spaces, or leave it out')
    .optional(),
});

/** The names of all variables that pages are built with. */
export const PUBLIC_VARIABLES = Object.keys(variables.shape);

/**
 * Checks what pages are built with.
 *
 * @param environment such as process.env
 * @throws EnvironmentError with one sentence for the first setting that cannot be used
 */
export function checkPublicEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const { error } = variables.safeParse(environment);
  const issue = error?.issues[0];
  if (!issue) return;
  const name = String(issue.path[0]);
  throw new EnvironmentError(`${name} is “${environment[name]}”: ${messageOf(issue)}.`);
}

/** A union's own message says less than that of its last member, the address. */
function messageOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_union' ? (issue.errors.at(-1)?.[0]?.message ?? '') : issue.message;
}
