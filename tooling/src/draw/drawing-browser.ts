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

  /** Gives a new page to the work and closes it afterwards, whatever it does. */
  async withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    if (this.pages >= pagesOfBrowser) await this.end();
    this.running ??= await this.launch();
    this.pages += 1;
    const page = await this.running.context.newPage();
    try {
      return await work(page);
    } finally {
      const closed = await Promise.race([
        page.close().then(
          () => true,
          () => false,
        ),
        new Promise<false>((resolve) => setTimeout(resolve, closing, false)),
      ]);
      if (!closed) await this.end();
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
