import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@mrw/shared-contracts';
import type { DrawnAnswer } from '@mrw/shared-contracts/manifest/drawn-page';
import type { Page } from 'playwright-core';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { inPage } from './in-page-call';
import type { PageHead } from './in-page/page-facts';
import { openPage } from './open-page';
import { watchTraffic } from './watch-answers';
import { viewAtWidths } from './widths';

export type DrawnPage = {
  title: string;
  head: PageHead['tags'];
  styles: string;
  markup: string;
  answers: readonly DrawnAnswer[];
  /** Names of the remotes in the view. */
  remotes: readonly string[];
};

/** Milliseconds between two looks at a page. */
const step = 40;

/**
 * Draws one page as it is for a visitor.
 *
 * @param limit milliseconds
 * @throws Error that says why the page cannot be drawn
 */
export async function drawPage(
  page: Page,
  site: LiveSite,
  { address, language, limit }: { address: string; language: Language; limit: number },
): Promise<DrawnPage> {
  const end = Date.now() + limit;
  const traffic = watchTraffic(page, { api: site.profile.services.api, remotes: site.remotesOrigin });
  const requests = await openPage(page, site, address, language);
  for (let before = ''; ;) {
    const why = traffic.pending() > 0 ? 'an answer' : await inPage(page, 'missing');
    const now = why === '' ? await inPage(page, 'fingerprint') : '';
    if (now !== '' && now === before && traffic.pending() === 0) break;
    // A shell that throws does not come.
    const [thrown] = traffic.thrown;
    if (why === 'the shell' && thrown !== undefined) throw new Error(`the shell throws: ${thrown}`);
    if (Date.now() > end) throw new Error(`not ready after ${limit} ms: ${why || 'it goes on changing'}`);
    before = now;
    await wait(step);
  }
  await refuseFailed(page, site, address);
  const head = await inPage(page, 'pageHead');
  const { markup, rules } = await viewAtWidths(page, `${site.shellVersion} ${language}`);
  const answers = await traffic.answers();
  // A tab whose page was not drawn is closed; this one is used again.
  traffic.end();
  await requests.detach();
  return {
    title: head.title,
    head: head.tags,
    styles: rules,
    markup,
    answers,
    remotes: [...traffic.remotes],
  };
}

/** A panel instead of a page, and another page than the one that was asked for, are not drawn. */
async function refuseFailed(page: Page, site: LiveSite, address: string): Promise<void> {
  const [failure] = await inPage(page, 'failures');
  if (failure !== undefined) throw new Error(`the page reports ${failure}`);
  const at = page.url();
  if (at !== new URL(address, site.origin).href) throw new Error(`the page has gone to ${at}`);
}
