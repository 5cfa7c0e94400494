import type { Browser } from '@playwright/test';

export type Visit = { milliseconds: number; bytes: number; requests: number };

/** 150 ms round trip, 1.6 Mbps down, four times slower processor. */
const slowPhone = {
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: 96_000,
  offline: false,
};

/** A first visit of a page on a slow phone: time until the content is visible, bytes and requests of scripts until then. */
export async function firstVisit(browser: Browser, address: string, content: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slowPhone);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let bytes = 0;
    let requests = 0;
    const scripts = new Set<string>();
    client.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!scripts.has(requestId)) return;
      bytes += encodedDataLength;
      requests += 1;
    });
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor({ state: 'visible' });
    return { milliseconds: performance.now() - start, bytes, requests };
  } finally {
    await context.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
