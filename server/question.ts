import { z } from 'zod';
import type { Question } from '@/lib/answers/knowledge';
import { Failure, type FailureCode } from '@/server/errors';

const MAX_PROMPT_CHARACTERS = 2_000;
/** What the page remembers of the exchange before is a hint: a longer one is cut, not refused. */
const MAX_PREVIOUS_CHARACTERS = 4_000;

/** Counts as people do: an emoji outside the basic plane is one character, not two. */
const isShort = (text: string) =>
  text.length <= MAX_PROMPT_CHARACTERS || [...text].length <= MAX_PROMPT_CHARACTERS;

const invalid = (code: FailureCode) => ({ error: code });

/** An ask request. An empty prompt is a question too: none is rejected. */
const question = z.object(
  {
    prompt: z.string(invalid('prompt_invalid')).refine(isShort, invalid('prompt_too_long')),
    previous: z
      .object(
        {
          prompt: z
            .string(invalid('previous_invalid'))
            .transform((text) => text.slice(0, MAX_PROMPT_CHARACTERS)),
          reply: z
            .string(invalid('previous_invalid'))
            .transform((text) => text.slice(0, MAX_PREVIOUS_CHARACTERS)),
        },
        invalid('previous_invalid'),
      )
      .nullish()
      .transform((previous) => previous ?? undefined),
  },
  invalid('prompt_invalid'),
);

/**
 * Reads an ask request.
 *
 * @throws Failure prompt_invalid, prompt_too_long or previous_invalid (400)
 */
export function parseQuestion(body: unknown): Question {
  const parsed = question.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Failure((parsed.error.issues[0]?.message ?? 'prompt_invalid') as FailureCode);
}
