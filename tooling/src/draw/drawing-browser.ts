import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
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
  '--js-flags=--max-old-space-size=256',
];

/** Pages of one browser; after them a new one begins with empty memory. */
const pagesOfBrowser = 300;
/** Milliseconds in which a page has to close; one that hangs does not, and takes the browser along. */
const closing = 2_000;

/** A headless Chromium for one page after the other, replaced when a page does not let go of it. */
export class DrawingBrowser {
  private running: { browser: Browser; context: BrowserContext } | null = null;
  private pages = 0;

  constructor(private readonly executablePath: string) {}

  /**
   * Gives a new page to the work and closes it afterwards, whatever it does.
   *
   * @param limit milliseconds; the script of a page that goes on without end answers to nothing
   * @throws Error of the work, or after the limit
   */
  async withPage<Result>(work: (page: Page) => Promise<Result>, limit: number): Promise<Result> {
    if (this.pages >= pagesOfBrowser) await this.end();
    this.running ??= await this.launch();
    this.pages += 1;
    const page = await this.running.context.newPage();
    try {
      const done = await within(limit, work(page));
      if (done) return done.value;
      throw new Error(`it does not answer any more after ${limit} ms`);
    } finally {
      const closed = await within(
        closing,
        page.close().then(
          () => true,
          () => false,
        ),
      );
      if (!closed?.value) await this.end();
    }
  }

  async end(): Promise<void> {
    const { running } = this;
    this.running = null;
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
