import type { Language } from '@mrw/shared-contracts';
import type { Fetch } from '../serve/site/sitemap/read-list';
import { hashOf } from './make-view';

const timeout = 10_000;
/** Answers that are kept to be asked for by their tag; beyond them the oldest goes. */
const mostKept = 2_000;

/** Reads with the tag of the answer before, where the API gives tags: an unchanged answer is not sent again. */
export function conditionalReads(send: typeof fetch = fetch): Fetch {
  const kept = new Map<string, { tag: string; text: string; headers: Headers }>();
  return async (url, init: { signal: AbortSignal; headers?: Readonly<Record<string, string>> }) => {
    const key = `${url} ${init.headers?.['Accept-Language'] ?? ''}`;
    const before = kept.get(key);
    const headers = { ...init.headers, ...(before ? { 'If-None-Match': before.tag } : {}) };
    const answer = await send(url, { ...init, headers });
    if (answer.status === 304 && before) return new Response(before.text, { headers: before.headers });
    const tag = answer.headers.get('etag');
    if (!answer.ok || !tag) return answer;
    const text = await answer.text();
    kept.delete(key);
    kept.set(key, { tag, text, headers: answer.headers });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return new Response(text, { headers: answer.headers });
  };
}

/**
 * Whether every answer that a page was made from is the same now. Pages ask for many of the same: each is read once.
 */
export function answersChecker(read: Fetch) {
  const hashes = new Map<string, Promise<string | null>>();
  const hashNow = async (url: string, language: Language) => {
    const headers = { 'Accept-Language': language };
    const answer = await read(url, { signal: AbortSignal.timeout(timeout), headers }).catch(() => null);
    return answer?.ok ? hashOf(await answer.json()) : null;
  };
  return async (sources: Readonly<Record<string, string>>, language: Language): Promise<boolean> => {
    const same = Object.entries(sources).map(async ([url, hash]) => {
      const key = `${language} ${url}`;
      const reading = hashes.get(key) ?? hashNow(url, language);
      hashes.set(key, reading);
      return (await reading) === hash;
    });
    return (await Promise.all(same)).every(Boolean);
  };
}
