import { html, raw } from 'hono/html';
import { site as owner } from '@/content/site';
import type { Question } from '@/lib/answers/knowledge';
import { FAILURE_REPLY } from '@/lib/ask/conversation';
import { linkedText } from '@/lib/ask/linkedText';
import { PLAIN_FIELD, PLAIN_FORM_ID, REPLY_PLACE } from '@/lib/ask/plainForm';
import type { Answer } from '@/server/answerer';
import type { AppContext, AppMiddleware } from '@/server/context';
import { Failure } from '@/server/errors';
import { limitedBody } from '@/server/middleware/bodyLimit';
import { replyHeaders, type Site } from '@/server/middleware/pages';
import { parseQuestion } from '@/server/question';

/** A question with the reply before it, in the form's own encoding; a browser sends no more. */
const MAX_FORM_BYTES = 64 * 1024;
const HOME = '/index.html';

type PlainFormOptions = {
  site: Site;
  answer: (context: AppContext, question: Question) => Promise<Answer>;
};

/**
 * Answers the form that stands on home without scripts: with home itself, and the question and its
 * reply in it. A failure is said as the chat says it, with its status.
 */
export function plainForm({ site, answer }: PlainFormOptions) {
  const isAnswered: AppMiddleware = async (context) => {
    const page = await site.read(HOME, context);
    if (!page) throw new Failure('unknown_path');
    const template = await new Response(page.body).text();
    const sent = await context.req.parseBody();
    const field = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '');
    const prompt = field(PLAIN_FIELD.chosen) || field(PLAIN_FIELD.typed);
    const send = (status: 200 | Failure['status'], said: Said) =>
      context.body(
        template.replace(REPLY_PLACE, () => String(written(said, site.basePath))),
        status,
        {
          ...replyHeaders(site.rules, `${site.basePath}/`),
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
        },
      );
    try {
      const question = parseQuestion({ prompt, previous: previousOf(field) });
      const { text, offers = [] } = await answer(context, question);
      return send(200, { prompt, reply: await whole(text), offers });
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('answer_failed');
      context.set('code', failure.code);
      return send(failure.status, { prompt, reply: FAILURE_REPLY, offers: [] });
    }
  };
  return [limitedBody(MAX_FORM_BYTES), isAnswered] as const;
}

type Said = { prompt: string; reply: string; offers: readonly string[] };

function previousOf(field: (name: string) => string): Question['previous'] {
  const prompt = field(PLAIN_FIELD.previousPrompt);
  const reply = field(PLAIN_FIELD.previousReply);
  return reply ? { prompt, reply } : undefined;
}

/** A template escapes all that it is given: neither question nor reply can be markup. */
function written({ prompt, reply, offers }: Said, basePath: string) {
  const runs = linkedText(reply, Object.values(owner.links)).map(({ text, href }) => {
    if (href === undefined) return html`${text}`;
    return html`<a href="${href.startsWith('/') ? basePath + href : href}">${text}</a>`;
  });
  const choices = offers.map(
    (offer) =>
      html`<li>
        <button form="${PLAIN_FORM_ID}" name="${PLAIN_FIELD.chosen}" value="${offer}">
          ${offer}
        </button>
      </li>`,
  );
  const remembered = Object.entries({
    [PLAIN_FIELD.previousPrompt]: prompt,
    [PLAIN_FIELD.previousReply]: reply,
  }).map(
    ([name, value]) =>
      html`<input type="hidden" form="${PLAIN_FORM_ID}" name="${name}" value="${value}" />`,
  );
  return html`<blockquote>${prompt}</blockquote>
    <p>${runs}</p>
    ${
      choices.length > 0
        ? html`<ul aria-label="Questions you may have meant">
            ${choices}
          </ul>`
        : raw('')
    }
    ${remembered}`;
}

async function whole(text: Answer['text']): Promise<string> {
  if (typeof text === 'string') return text;
  let all = '';
  for await (const piece of text) all += piece;
  return all;
}
