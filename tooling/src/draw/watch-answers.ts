import type { DrawnAnswer } from '@mrw/shared-contracts/manifest/drawn-page';
import type { Page, Request } from 'playwright-core';

export type Traffic = {
  /** Calls and scripts that are under way. */
  pending(): number;
  /** Good answers of the API, in the order of the calls. */
  answers(): Promise<readonly DrawnAnswer[]>;
  /** Messages of the errors that its scripts threw. */
  thrown: readonly string[];
  /** Names of the remotes whose code came. */
  remotes: ReadonlySet<string>;
  /** Follows no further. */
  end(): void;
};

/** Follows what a page asks for, and what it throws. @param api base address, @param remotes origin of the releases */
export function watchTraffic(page: Page, { api, remotes }: { api: string; remotes: string }): Traffic {
  const open = new Set<Request>();
  const calls: Promise<DrawnAnswer | null>[] = [];
  const thrown: string[] = [];
  const names = new Set<string>();
  const counts = (request: Request) => ['fetch', 'xhr', 'script'].includes(request.resourceType());
  const begun = (request: Request) => {
    if (!counts(request)) return;
    open.add(request);
    const url = request.url();
    if (url.startsWith(`${remotes}/`)) names.add(url.slice(remotes.length + 1).split('/')[0] ?? '');
    if (!url.startsWith(api) || request.method() !== 'GET' || request.resourceType() === 'script') return;
    calls.push(answerOf(request));
  };
  const ended = (request: Request) => void open.delete(request);
  const threw = ({ message }: Error) => void thrown.push(message);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended).on('pageerror', threw);
  return {
    pending: () => open.size,
    answers: async () => (await Promise.all(calls)).filter((answer) => answer !== null),
    thrown,
    remotes: names,
    end: () => {
      page
        .off('request', begun)
        .off('requestfinished', ended)
        .off('requestfailed', ended)
        .off('pageerror', threw);
    },
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
