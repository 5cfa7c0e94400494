import type { Frame, Page } from '@playwright/test';
import { tooWide } from '../../harness/too-wide';

const main = [
  'button',
  'select',
  'input:not([type=radio], [type=checkbox], [type=file], [type=hidden])',
  'textarea',
];
const overAll = ['nav[aria-label] a', '[role=dialog] button', '[role=alertdialog] button'];

/**
 * Main actions, fields and what navigates, smaller than a finger; in shadow roots too.
 *
 * @param content holds the page
 */
export const smallTargets = (page: Page | Frame, content = 'main'): Promise<string[]> =>
  page
    .locator(
      [
        ...main.map((target) => `${content} ${target}`),
        ...overAll.map((target) => (content === 'main' ? target : `${content} ${target}`)),
      ].join(),
    )
    .evaluateAll((elements) => {
      const least = 44;
      // A trail of links is a line of text; the dots of a carousel do what a swipe and its arrows do.
      const isLesser = (element: Element) =>
        element.matches('nav ol a, [aria-roledescription] [aria-current]');
      return elements
        .filter(
          (element) =>
            !isLesser(element) && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
        );
    });

/** How much of the height is left between what sticks to the edges, in parts of one. */
export const freeHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const height = window.innerHeight;
    const middle = window.innerWidth / 2;
    // A dialog is what is read then.
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('[role=dialog], [role=alertdialog]') &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    window.scrollTo(0, document.documentElement.scrollHeight / 3);
    const free = Array.from({ length: 50 }, (_, index) => (height * (index + 0.5)) / 50).filter(
      (y) => !sticks(document.elementFromPoint(middle, y)),
    );
    window.scrollTo(0, 0);
    return free.length / 50;
  });

/** Texts that are cut once the reader spaces letters, words and lines out (WCAG 1.4.12), and were not before. */
export async function cutBySpacing(page: Page | Frame): Promise<readonly string[]> {
  const before = new Set(await cutTexts(page));
  const sheets = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const before = [document, ...shadows].map((root) => ({ root, sheets: [...root.adoptedStyleSheets] }));
    for (const { root, sheets } of before) root.adoptedStyleSheets = [...sheets, sheet];
    return before;
  });
  const after = [...(await cutTexts(page)), ...(await tooWide(page))];
  await sheets.evaluate((before) => {
    for (const { root, sheets } of before) root.adoptedStyleSheets = sheets;
  });
  return after.filter((text) => !before.has(text));
}

/** Elements that hide a part of their own text. One that ends with dots on purpose leads to the whole of it. */
export const cutTexts = (page: Page | Frame): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
        const onPurpose = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
        if (!hides || onPurpose || !hasText || element.clientWidth <= 1) return false;
        return (
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
  );
