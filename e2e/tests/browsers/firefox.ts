import puppeteer from 'puppeteer-core';
import type { Driver } from './driver';

/** SHA-384 of an empty file: Firefox reports it for a script whose download was aborted by a navigation. */
const givenUp = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** Debian's Firefox over WebDriver BiDi. @param onError is called with unexpected console messages */
export async function startFirefox(onError: (message: string) => void): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    if (!String(error).includes(givenUp)) onError(String(error));
  });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    value: (expression) => page.evaluate(`JSON.parse(JSON.stringify(${expression}) || 'null')`),
    type: (selector, text) => page.type(selector, text),
    stop: () => browser.close(),
  };
}
