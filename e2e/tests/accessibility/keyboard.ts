import { type Locator, type Page } from '@playwright/test';
import { expect } from '../../harness/expect';

/** Stops that a person would make before giving up. */
const mostStops = 120;

/**
 * What Tab, Enter, Space, arrows and Escape do; the focus has to be seen at every stop that counts, and is
 * never lost.
 */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Goes on with Tab until the target has the focus, and sees that it shows it and that nothing covers it. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    // What the page has put the focus on itself shows it by the ring that it has already.
    const plain = (await isFocused(target)) ? '' : await target.evaluate(looks);
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isFocused(target)) {
        await expect.poll(() => target.evaluate(looks), 'the focus shows').not.toBe(plain);
        await expect.poll(() => target.evaluate(isCovered), 'the focus is covered').toBe(false);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${String(target)}.`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  key(name: string): Promise<void> {
    return this.page.keyboard.press(name);
  }

  /** The focus is on something that a person can go on from: never on the page as a whole. */
  async isKept(): Promise<void> {
    await expect
      .poll(
        () =>
          this.page.evaluate(() => {
            const active = document.activeElement;
            return active !== null && active !== document.body && active.checkVisibility();
          }),
        'the focus is somewhere',
      )
      .toBe(true);
  }

  /** After a navigation: the heading, or the first focus set by the page. */
  async isOnPage(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.closest('main, [role=dialog]') !== null))
      .toBe(true);
    await this.isKept();
  }

  async isBackOn(opener: Locator): Promise<void> {
    await expect(opener).toBeFocused();
  }
}

const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

/** The elements that change on focus: the element, its box, or its cells for a field of several. */
function looks(element: Element): string {
  const around = element.parentElement
    ? [element, element.parentElement, ...element.parentElement.querySelectorAll('*')]
    : [element];
  return around
    .slice(0, 40)
    .map((each) => {
      const { boxShadow, outlineStyle, outlineWidth, outlineColor, borderColor, backgroundColor } =
        getComputedStyle(each);
      return [boxShadow, outlineStyle, outlineWidth, outlineColor, borderColor, backgroundColor].join();
    })
    .join(';');
}

/** No part of it can be seen (WCAG 2.4.11). */
function isCovered(element: Element): boolean {
  const shown = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return !parts.some((x) =>
    parts.some((y) => {
      const at = document.elementFromPoint(left + width * x, top + height * y);
      return at !== null && (shown.contains(at) || at.contains(shown) || element.parentElement?.contains(at));
    }),
  );
}
