import { createEmbedded, type Embedded } from '@/lib/answers/embedded';
import type { Knowledge } from '@/lib/answers/knowledge';
import { assetPath } from '@/lib/assetPath';
import { KNOWLEDGE_PATH } from './knowledgeFile';
import type { AnswerReply, AnswerRequest } from './messages';

/*
 * The same answers as the server's, in the visitor's own browser: for a site without a server.
 */

async function load(): Promise<Embedded> {
  // Asked anew each time, so that facts and pages are of one build; an unchanged file is not sent.
  const response = await fetch(assetPath(KNOWLEDGE_PATH), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The knowledge came with status ${response.status}.`);
  // Written by the build that this worker comes from.
  return createEmbedded((await response.json()) as Knowledge);
}

const loading = load();

self.addEventListener('message', ({ data: { id, body } }: MessageEvent<AnswerRequest>) => {
  loading
    .then((embedded) => {
      const { text, offers } = embedded.answer(body);
      self.postMessage({ id, kind: 'done', result: { text, offers } } satisfies AnswerReply);
    })
    // The page hears of errors, not of promises that are rejected.
    .catch(reportError);
});
