import type { Question } from '@/lib/answers/knowledge';
import { Failure } from '@/server/failure';

export const PROMPT_LIMIT_CHARACTERS = 2_000;
/** What the page remembers of the exchange before is a hint: a longer one is cut, not refused. */
const PREVIOUS_LIMIT_CHARACTERS = 4_000;

/**
 * Reads an ask request. An empty prompt is a question too (docs/specification.md, The chat box).
 *
 * @throws Failure prompt_invalid, prompt_too_long or previous_invalid (400)
 */
export function parseQuestion(body: unknown): Question {
  if (!isRecord(body) || typeof body.prompt !== 'string') throw new Failure('prompt_invalid');
  if (isTooLong(body.prompt)) throw new Failure('prompt_too_long');
  if (body.previous === undefined || body.previous === null) return { prompt: body.prompt };
  const { previous } = body;
  if (
    !isRecord(previous) ||
    typeof previous.prompt !== 'string' ||
    typeof previous.reply !== 'string'
  ) {
    throw new Failure('previous_invalid');
  }
  return {
    prompt: body.prompt,
    previous: {
      prompt: previous.prompt.slice(0, PROMPT_LIMIT_CHARACTERS),
      reply: previous.reply.slice(0, PREVIOUS_LIMIT_CHARACTERS),
    },
  };
}

/** Counts as people do: an emoji outside the basic plane is one character, not two. */
function isTooLong(prompt: string): boolean {
  return prompt.length > PROMPT_LIMIT_CHARACTERS && [...prompt].length > PROMPT_LIMIT_CHARACTERS;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
