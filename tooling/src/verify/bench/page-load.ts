import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { longestChain, type AskedFor } from './longest-chain';
import type { MeasuredPage } from './pages';
import { watchRequests } from './watch-requests';
import { watchContent } from './usable';

/** Times in milliseconds since the navigation began. */
export type PageLoad = {
  firstPaint: number;
  largestPaint: number;
  /** The content that the visitor came for is there. */
  visible: number;
  /** The page answers a press on it. */
  usable: number;
  /** Sum of what tasks took longer than 50 ms. */
  blocking: number;
  /** Of the whole visit. */
  layoutShift: number;
  /** Compressed, of documents, scripts and style sheets until the page is usable; those of the document alone. */
  bytes: number;
  documentBytes: number;
  /** Of the same kinds, after that until the page is quiet. */
  laterBytes: number;
  /** Of the same kinds. */
  requests: number;
  /** Round trips one after another until the last script: a document and the scripts that it names are two. */
  depth: number;
};

export type Device = Pick<BrowserContextOptions, 'storageState'>;

/** 150 ms round trip, 1.6 Mbps down. */
const slowPhone = {
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: 96_000,
  offline: false,
};

const counted = new Set(['Document', 'Script', 'Stylesheet']);

/** Opens a page in a new browser context: a first visit. @param slower times that the processor is slower */
export async function newPhone(browser: Browser, device: Device, slower = 4): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...device });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowPhone);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // The compiler names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchPage);
  return page;
}

/** A visit of a page. @param origin of the site */
export async function loadPage(page: Page, origin: string, measured: MeasuredPage): Promise<PageLoad> {
  const address = origin + measured.path;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const traffic = watchTraffic(client);
  await watchContent(page, measured);
  const { untilQuiet } = watchRequests(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => window.__usable !== undefined, undefined, { timeout: 60_000 })
    .catch((cause: unknown) => {
      throw new Error(`${address} never showed ${measured.content}, or answered no press`, { cause });
    });
  const then = traffic();
  await untilQuiet();
  const times = await page.evaluate(() => ({
    ...window.__bench,
    visible: window.__visible ?? NaN,
    usable: window.__usable ?? NaN,
  }));
  await client.detach();
  return { ...times, ...then, laterBytes: traffic().bytes - then.bytes };
}

declare global {
  interface Window {
    __bench: Pick<PageLoad, 'firstPaint' | 'largestPaint' | 'blocking' | 'layoutShift'>;
  }
}

/** Runs in the page before anything else. */
function watchPage(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { __bench: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (
      'value' in entry &&
      typeof entry.value === 'number' &&
      !('hadRecentInput' in entry && entry.hadRecentInput)
    )
      seen.layoutShift += entry.value;
  });
}

/** @returns what has come so far */
function watchTraffic(
  client: CDPSession,
): () => Pick<PageLoad, 'bytes' | 'documentBytes' | 'requests' | 'depth'> {
  const asked: AskedFor[] = [];
  const kinds = new Map<string, string>();
  let bytes = 0;
  let documentBytes = 0;
  let requests = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    kinds.set(requestId, type ?? '');
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? null;
    if (counted.has(type ?? '')) asked.push({ url: request.url, by });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!counted.has(kinds.get(requestId) ?? '')) return;
    bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Document') documentBytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ bytes, documentBytes, requests, depth: longestChain(asked) });
}
