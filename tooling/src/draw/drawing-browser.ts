import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inPageScript } from './in-page-script';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-features=LocalNetworkAccessChecks',
  // A page that fills its memory ends, and costs itself only.
  '--js-flags=--max-old-space-size=256 --no-maglev --no-turbofan',
];

/** Pages of one browser; after them a new one begins with empty memory. */
const pagesOfBrowser = 300;
/** Pages of one tab: its process has their scripts compiled. */
const pagesOfTab = 25;
/** Milliseconds in which a page has to end; one that hangs does not, and takes the browser along. */
const closing = 2_000;

/** A headless Chromium for one page after the other, replaced when a page does not let go of it. */
export class DrawingBrowser {
  private running: { browser: Browser; context: BrowserContext } | null = null;
  private pages = 0;
  /** Of the page before, when nothing was wrong with it. */
  private tab: Page | null = null;

  constructor(private readonly executablePath: string) {}

  /**
   * Gives a tab to the work, which takes away what it puts on it: the next page has the same one, unless the work fails.
   *
   * @param limit milliseconds; the script of a page that goes on without end answers to nothing
   * @throws Error of the work, or after the limit
   */
  async withPage<Result>(work: (page: Page) => Promise<Result>, limit: number): Promise<Result> {
    if (this.pages >= pagesOfBrowser) await this.end();
    this.running ??= await this.launch();
    this.pages += 1;
    const page = this.tab ?? (await this.running.context.newPage());
    this.tab = null;
    try {
      const done = await within(limit, work(page));
      if (!done) throw new Error(`it does not answer any more after ${limit} ms`);
      if (this.pages % pagesOfTab !== 0) this.tab = page;
      return done.value;
    } finally {
      if (this.tab === null && !(await succeeds(page.close()))) await this.end();
    }
  }

  /** Until the next page: what the last one shows would go on. */
  async rest(): Promise<void> {
    const { tab } = this;
    this.tab = null;
    if (tab && !(await succeeds(tab.close()))) await this.end();
  }

  async end(): Promise<void> {
    const { running } = this;
    this.running = null;
    this.tab = null;
    this.pages = 0;
    await running?.browser.close().catch(() => undefined);
  }

  private async launch() {
    const browser = await chromium.launch({ executablePath: this.executablePath, args: flags });
    // One context: scripts are read from its cache, compiled.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'Asia/Hong_Kong',
    });
    await context.addInitScript('globalThis.__MRW_DRAWING__ = true;');
    await context.addInitScript(inPageScript());
    return { browser, context };
  }
}

/** Whether something that ends a page is done, and not too late. */
const succeeds = async (ending: Promise<unknown>): Promise<boolean> =>
  (
    await within(
      closing,
      ending.then(
        () => true,
        () => false,
      ),
    )
  )?.value ?? false;

/** The result of the work; null when it takes longer. */
async function within<Result>(limit: number, work: Promise<Result>): Promise<{ value: Result } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limit, null);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
