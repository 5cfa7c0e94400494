import type { Locator, Page } from '@playwright/test';

/** How an outcome meets the member. */
export type Seen = {
  /** Seconds from the last press until it is wholly in the window, without scrolling; null when it is not within `patience`. */
  inView: number | null;
  /**
   * Whether the focus is on what changed: in its dialog, on it, or on the heading of the page that it leads to; at the top
   * of another page of the browser.
   */
  focus: string;
  onIt: boolean;
  /** Whether a screen reader says it: it is in a live region, or described by what has the focus. */
  heard: boolean;
};

const patience = 5_000;

/**
 * @param outcome the sentence or the thing that a member waits for
 * @param isNew the page was opened by the last press
 */
export async function see(page: Page, outcome: Locator, isNew: boolean): Promise<Seen> {
  const from = performance.now();
  const since = () => Math.round((performance.now() - from) / 100) / 10;
  let inView: number | null = null;
  while (inView === null && performance.now() - from < patience) {
    if (await isInWindow(page, outcome)) inView = since();
    else await page.waitForTimeout(50);
  }
  await outcome.waitFor({ timeout: 5_000 });
  const atOnce = await outcome.evaluate(focusOf, isNew);
  // What moves the focus does it when its layer has opened.
  await page.waitForTimeout(500);
  const then = await outcome.evaluate(focusOf, isNew);
  return { inView, ...then, heard: atOnce.heard || then.heard };
}

async function isInWindow(page: Page, outcome: Locator): Promise<boolean> {
  const size = page.viewportSize();
  const box = await outcome.boundingBox({ timeout: 50 }).catch(() => null);
  if (!box || !size || box.width < 2 || box.height < 2) return false;
  if (box.y < 0 || box.y + Math.min(box.height, 120) > size.height || box.x < 0) return false;
  return outcome.evaluate(isUncovered, undefined, { timeout: 500 }).catch(() => false);
}

function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 120) / 2);
  // What lets presses through is over the page, and never met.
  if (getComputedStyle(element).pointerEvents === 'none') return true;
  return at !== null && (element.contains(at) || at.contains(element));
}

function focusOf(element: Element, isNew: boolean): Omit<Seen, 'inView'> {
  const active = document.activeElement;
  const nameOf = (of: Element | null) =>
    of === null ? 'nothing' : `${of.tagName.toLowerCase()} ${of.textContent.trim().slice(0, 30)}`;
  if (active === null || active === document.body) {
    // A new document is read from its title on.
    const isRead = isNew && document.title !== '';
    return { focus: 'body', onIt: isRead, heard: isRead || isLive(element) };
  }
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  const around = element.closest('li, article, section, [role=group], fieldset, tr');
  const onIt =
    active.contains(element) ||
    element.contains(active) ||
    dialog?.contains(active) === true ||
    around?.contains(active) === true ||
    active.matches('h1');
  return {
    focus: nameOf(active),
    onIt,
    heard: isLive(element) || active.contains(element) || isAbout(active, element),
  };

  function isLive(of: Element): boolean {
    const text = of.textContent.trim();
    const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const regions = [...document.querySelectorAll(live)];
    return regions.some(
      (region) => region.contains(of) || (text !== '' && region.textContent.includes(text)),
    );
  }
  /** What takes the focus is read with its description, and the dialog around it with its name. */
  function isAbout(from: Element, of: Element): boolean {
    const layer = of.closest('[role=dialog], [role=alertdialog]');
    const described = from.getAttribute('aria-describedby')?.split(' ') ?? [];
    return (
      layer?.contains(from) === true ||
      described.some((id) => document.getElementById(id)?.contains(of) === true)
    );
  }
}
