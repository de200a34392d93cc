import { HAS_API_HOST } from '@/lib/env';

/** What stands in for the API where there is no host; loaded only there. */
export const loadPageService = () => import('./page-service/pageService');

/** To be called when a visitor is about to ask: what takes time to load is loaded now. */
export function prepareToAsk(): void {
  if (HAS_API_HOST) return;
  // Where it cannot be had, the question that follows says so.
  loadPageService().then(
    ({ prepareAnswers }) => prepareAnswers(),
    () => undefined,
  );
}
