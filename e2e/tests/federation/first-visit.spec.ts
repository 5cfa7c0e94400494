import type { Page } from '@playwright/test';
import { longestChain, type AskedFor } from '@mrw/tooling/longest-chain';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(phone);

/** Scripts until the content is there: those of the shell, of the remote, and of its page where that is one of many. */
const pages = [
  { path: '/home', content: 'main a[href*="/campaign/"]', scripts: 4, depth: 2 },
  { path: '/about/store', content: 'main a[href*="/storeDetail/"]', scripts: 4, depth: 2 },
  { path: '/user/myCard', content: 'main svg[role="img"]', scripts: 8, depth: 3 },
  { path: '/user/myCoupon', content: 'main a[href*="/coupon/"]', scripts: 7, depth: 3 },
] as const;

/** What the page asked for so far, and who named it. */
async function watchRequests(page: Page): Promise<readonly (AskedFor & { script: boolean })[]> {
  const asked: (AskedFor & { script: boolean })[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (type !== 'Document' && type !== 'Script') return;
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? null;
    asked.push({ url: request.url, by, script: type === 'Script' });
  });
  return asked;
}

for (const { path, content, scripts, depth } of pages)
  test(`a first visit of ${path} takes no more than ${scripts} scripts in ${depth} steps`, async ({
    site,
    page,
  }) => {
    if (path.startsWith('/user/')) await site.logInAs('demo-level2');
    const asked = await watchRequests(page);
    await site.open(path);
    await expect(page.locator(content).first()).toBeVisible();
    const loaded = new Set(asked.filter(({ script }) => script).map(({ url }) => url));
    expect([...loaded].length, [...loaded].join('\n')).toBeLessThanOrEqual(scripts);
    expect(longestChain(asked)).toBeLessThanOrEqual(depth);
  });
