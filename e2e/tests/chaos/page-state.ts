import { expect } from '../../harness/test';
import type { Locator, Page } from '@playwright/test';

/** Path of the page, its visible text, and the labels of what can be pressed; of a page below a dialog nothing. */
export const textOf = (view: Locator): Promise<string> =>
  view.evaluate((body) => {
    const within = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
    const dialogs = within('[role=dialog], [role=alertdialog]').filter((dialog) => dialog.checkVisibility());
    const told = within('[role=status], [role=alert]').filter((element) => element.closest('main') === null);
    const parts = dialogs.length > 0 || !(body instanceof HTMLElement) ? [...dialogs, ...told] : [body];
    const labels = parts.flatMap((part) => [part, ...part.querySelectorAll('[aria-label]')]);
    return [
      location.pathname + location.search,
      ...parts.map((part) => part.innerText),
      ...labels.map((element) => element.getAttribute('aria-label') ?? ''),
    ].join('\n');
  });

/** What a member reads: of the page below a dialog nothing. */
export async function screenOf(view: Locator): Promise<string> {
  const over = view.getByRole('dialog').or(view.getByRole('alertdialog')).or(view.getByRole('alert'));
  const texts = [...(await over.allInnerTexts()), ...(await view.getByRole('main').allInnerTexts())];
  return texts.join(' | ').replace(/\s+/g, ' ').slice(0, 240);
}

const gone = /not available any more|no longer (?:exist|avail)|page (?:was )?not found/i;
const nothing = /\byou have no\b|\bno records yet\b|\bno messages yet\b|\bno \w+ (?:yet|have|are waiting)\b/i;
/** Claims about what there is, that only a true answer of the server allows. */
export const claimsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => gone.test(line) || nothing.test(line));

/** What no page may look like for longer than 3 s, whatever the network does. */
export async function faultsOfPage(page: Page, stands: 'in the site' | 'alone'): Promise<readonly string[]> {
  await becomes(async () => (await faultsNow(page, stands)).length === 0, 3_000);
  return faultsNow(page, stands);
}

async function faultsNow(page: Page, stands: 'in the site' | 'alone'): Promise<readonly string[]> {
  const state = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    // The place of a page whose code or member is not there yet is a status without a text.
    const waits =
      main.matches('[aria-busy=true]') ||
      main.querySelector('[aria-busy=true], [role=status][aria-label]:not(:has(p))') !== null;
    const ways = 'iframe, a[href], button:not([disabled]):not([aria-disabled=true])';
    return {
      // Without its first script a page has the logo, and a button that loads it again.
      header: Boolean(document.querySelector('header, [role=banner], .first-frame')?.checkVisibility()),
      text: main.innerText.trim(),
      waits,
      ways: [...document.querySelectorAll(ways)].filter((way) => way.checkVisibility()).length,
    };
  });
  return [
    ...(state.header || stands === 'alone' ? [] : ['no header']),
    ...(state.text === '' && !state.waits ? ['an empty page'] : []),
    ...(state.ways === 0 ? ['no way on'] : []),
    ...(state.text.match(/undefined|\[object|\bNaN\b|\w*Error:|Invalid Date|\{\{\w+\}\}|\bmf-\w+\.[\w.]+/g) ??
      []),
  ];
}

/** Whether the page shows something and waits for nothing. */
export const isSettled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const waits = document.querySelector('main [aria-busy=true], main[aria-busy=true]');
    return waits === null && main.innerText.trim() !== '';
  });

/** Whether something holds within `timeout` ms; what cannot be looked at does not. */
export const becomes = (holds: () => Promise<boolean>, timeout: number): Promise<boolean> =>
  expect
    .poll(() => holds().catch(() => false), { timeout, intervals: [100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Presses what the page offers after a failure. @returns false when it offers nothing */
export async function pressTryAgain(view: Locator): Promise<boolean> {
  const retry = view.getByRole('button', { name: /try again|check again|check now|check payment/i });
  if (!(await retry.first().isVisible())) return false;
  return retry
    .first()
    .click({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
}
