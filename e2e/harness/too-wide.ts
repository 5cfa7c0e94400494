import type { Frame, Page } from '@playwright/test';

/** What makes the page wider than its screen; nothing where it fits. */
export const tooWide = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const isClipped = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        (element.parentElement !== null && isClipped(element.parentElement)));
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => !isClipped(element) && element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => `${element.parentElement?.className ?? ''} > ${element.outerHTML.slice(0, 100)}`);
    return wide.length > 0 ? wide : [`${document.documentElement.scrollWidth} px wide`];
  });
