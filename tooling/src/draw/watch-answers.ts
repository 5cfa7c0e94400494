import type { DrawnAnswer } from '@mrw/shared-contracts/manifest/drawn-page';
import type { Page, Request } from '@playwright/test';

export type Traffic = {
  /** Calls and scripts that are under way. */
  pending(): number;
  /** Good answers of the API, in the order of the calls. */
  answers(): Promise<readonly DrawnAnswer[]>;
  /** Calls of the API that failed, and files that did not come. */
  failed: readonly string[];
  /** Names of the remotes whose code came. */
  remotes: ReadonlySet<string>;
};

/** Follows what a page asks for. @param api base address, @param remotes origin of the releases */
export function watchTraffic(page: Page, { api, remotes }: { api: string; remotes: string }): Traffic {
  const open = new Set<Request>();
  const calls: Promise<DrawnAnswer | null>[] = [];
  const failed: string[] = [];
  const names = new Set<string>();
  const counts = (request: Request) => ['fetch', 'xhr', 'script'].includes(request.resourceType());
  page.on('request', (request) => {
    if (!counts(request)) return;
    open.add(request);
    const url = request.url();
    if (url.startsWith(`${remotes}/`)) names.add(url.slice(remotes.length + 1).split('/')[0] ?? '');
    if (!url.startsWith(api) || request.method() !== 'GET' || request.resourceType() === 'script') return;
    calls.push(answerOf(request));
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    if (counts(request)) failed.push(request.url());
  });
  return {
    pending: () => open.size,
    answers: async () => (await Promise.all(calls)).filter((answer) => answer !== null),
    failed,
    remotes: names,
  };
}

async function answerOf(request: Request): Promise<DrawnAnswer | null> {
  try {
    const response = await request.response();
    if (response?.status() !== 200) return null;
    const body: unknown = await response.json();
    const { link } = await response.allHeaders();
    return { url: request.url(), at: Date.now(), status: 200, body, ...(link ? { link } : {}) };
  } catch {
    return null;
  }
}
