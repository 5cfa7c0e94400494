import { languageOf } from '@mrw/shared-contracts';
import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { drawnIds, type DrawnAnswer } from '@mrw/shared-contracts/manifest/drawn-page';

/**
 * The answers that a drawn view was made from, for the first calls of a visitor: none when the first script has removed
 * that view, and none when the document is incomplete.
 *
 * @param now milliseconds since 1970
 */
export function answersInDocument(page: Document, now: number): PrefetchedResponse[] {
  const language = languageOf(page.documentElement.lang);
  const text = page.getElementById(drawnIds.answers)?.textContent;
  if (!text || !language) return [];
  try {
    return (JSON.parse(text) as DrawnAnswer[]).map(({ url, body, link }) => ({
      url,
      language,
      at: now,
      answer: Promise.resolve(new Response(JSON.stringify(body), link ? { headers: { link } } : {})),
    }));
  } catch {
    return [];
  }
}
