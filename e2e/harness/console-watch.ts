import type { Page } from '@playwright/test';

// The browser itself writes an error for every answer of 400 and above and for every dropped connection.
const ofTheNetwork = 'Failed to load resource:';
/** Warnings of the shell that a remote has damaged the page around it. */
const damage = /^MRW-11[89] /;

/**
 * Collects what no test may leave in the console: uncaught errors, React warnings, what the content security policy
 * refused, and damage that the watch of the shell has found.
 */
export class ConsoleWatch {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.found.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      const isError = message.type() === 'error' && !text.startsWith(ofTheNetwork);
      if (isError || damage.test(text)) this.found.push(text);
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
