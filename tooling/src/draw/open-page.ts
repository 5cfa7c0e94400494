import type { CDPSession, Page } from 'playwright-core';
import type { Language } from '@mrw/shared-contracts';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { documentOf } from './drawing-site';

/** A picture of one point: what pictures show is no part of the view, and their size is in the markup. */
const point = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Opens an address as a visitor in one language, who has not answered the cookie banner, with the document of
 * `documentOf`. Every other document is refused, until the session that is returned ends: a page that leaves is not
 * drawn.
 */
export async function openPage(
  page: Page,
  site: LiveSite,
  address: string,
  language: Language,
): Promise<CDPSession> {
  const url = new URL(address, site.origin);
  const context = page.context();
  await context.clearCookies();
  await context.addCookies(
    Object.entries({ mrw_language: language }).map(([name, value]) => ({
      name,
      value,
      url: site.origin,
    })),
  );
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', {
    origin: site.origin,
    // With the first one that of the tab goes too.
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await answerDocuments(client, site, url, language);
  await page.goto(url.href, { waitUntil: 'commit' });
  return client;
}

/** Not by `page.route`, which turns the cache off. */
async function answerDocuments(client: CDPSession, site: LiveSite, url: URL, language: Language) {
  const { html, headers } = documentOf(site, url.pathname, language);
  let isGiven = false;
  client.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const answer = (body: string, responseHeaders: Readonly<Record<string, string>>) =>
      client.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        body,
        responseHeaders: Object.entries(responseHeaders).map(([name, value]) => ({ name, value })),
      });
    const isOurs = !isGiven && request.url === url.href && resourceType === 'Document';
    if (isOurs) isGiven = true;
    const done =
      resourceType === 'Image'
        ? answer(point, { 'Content-Type': 'image/gif', 'Access-Control-Allow-Origin': '*' })
        : isOurs
          ? answer(Buffer.from(html).toString('base64'), headers)
          : client.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // The page may be gone meanwhile.
    done.catch(() => undefined);
  });
  await client.send('Fetch.enable', {
    patterns: [{ resourceType: 'Document' }, { resourceType: 'Image' }],
  });
}
