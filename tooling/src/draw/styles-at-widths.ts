import type { Page } from 'playwright-core';
import { inPage } from './in-page-call';
import type { PageView } from './in-page/page-facts';
import { matchingStyles, wantedIn } from './matching-styles';

/** The style sheets of a page and what they match, collected at one width after the other. */
export class StylesAtWidths {
  private sheets: readonly string[] = [];
  private readonly matched = new Set<string>();
  private readonly seen = new Set<string>();

  /** Asks the page at its present width; a view that was there at another width matches the same. */
  async add(page: Page, view: PageView): Promise<void> {
    const key = JSON.stringify(view);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.sheets = joined(this.sheets, await inPage(page, 'sheets'));
    const asked = wantedIn(this.sheets).filter((selector) => !this.matched.has(selector));
    const answers = await inPage(page, 'matching', asked);
    for (const [index, selector] of asked.entries()) if (answers[index]) this.matched.add(selector);
  }

  /** The rules that match at one of the widths. */
  rules(): string {
    return matchingStyles(this.sheets, this.matched);
  }
}

/** A new one stands behind the one that it follows in the page. */
export function joined(known: readonly string[], now: readonly string[]): string[] {
  const all = [...known];
  for (const [index, sheet] of now.entries())
    if (!all.includes(sheet)) all.splice(all.indexOf(now[index - 1] ?? '') + 1, 0, sheet);
  return all;
}
