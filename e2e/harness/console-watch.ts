import type { Page } from '@playwright/test';

// The browser itself writes an error for every answer of 400 and above and for every dropped connection.
const ofTheNetwork = 'Failed to load resource:';

/**
 * Collects what no test may leave in the console: uncaught errors, React warnings, refused by the content
 * security policy.
 */
export class ConsoleWatch {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.found.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.startsWith(ofTheNetwork)) this.found.push(text);
    });
  }

  /** For a test that causes a failure and expects exactly this message. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  problems(): readonly string[] {
    return this.found.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}
