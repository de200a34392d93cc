import type { QuestionAndReply } from '@/lib/ask/conversation';
import { ApiError } from './ApiError';
import { OFFERED_QUESTIONS_HEADER, readOfferedQuestions } from './offeredQuestions';
import { postJson, readJson } from './postJson';

/** How long a reply may keep silent before it counts as failed. */
export const MAX_SILENCE_MS = 30_000;

type AskOptions = {
  /** The question and reply before, so that "and before that?" has a meaning. */
  previous?: QuestionAndReply;
  /** Called with all of the reply that has come so far, as it comes. */
  onText?: (soFar: string) => void;
};

/** What came back: the text, and questions to ask instead where the service was not sure. */
export type Reply = { text: string; offers: string[] };

/**
 * Asks the service a question.
 *
 * @returns the reply; its text is the value of a JSON one turned into a string, else as it came
 * @throws ApiError network, timeout, status or unreadable
 */
export async function ask(prompt: string, options: AskOptions = {}): Promise<Reply> {
  const silence = new AbortController();
  const { signal } = silence;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartSilenceTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silence.abort(new ApiError('timeout', 'The service kept silent for too long.'));
    }, MAX_SILENCE_MS);
  };
  restartSilenceTimer();
  try {
    const { previous } = options;
    const body = previous
      ? { prompt, previous: { prompt: previous.question, reply: previous.reply } }
      : { prompt };
    const response = await postJson('/test', body, signal);
    const offers = readOfferedQuestions(response.headers.get(OFFERED_QUESTIONS_HEADER));
    if (isJson(response)) return { text: textOfValue(await readJson(response, signal)), offers };
    const text = await readText(response, signal, (soFar) => {
      restartSilenceTimer();
      options.onText?.(soFar);
    });
    return { text, offers };
  } finally {
    clearTimeout(timer);
  }
}

function isJson(response: Response): boolean {
  return /[/+]json\b/.test(response.headers.get('content-type') ?? '');
}

function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

async function readText(
  response: Response,
  signal: AbortSignal,
  onText: (soFar: string) => void,
): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (done) return text;
      onText(text);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError('unreadable', 'The reply broke off before its end.', { cause });
  }
}
