import { cleanView, removed, type CleanView } from './clean-view';

export type PageFacts = {
  title: string;
  head: { name: string; attributes: Record<string, string>; text?: string }[];
  /** Texts of the style sheets, each once, in order. */
  sheets: string[];
  /** What scripts wrote into the style of the document element. */
  documentStyle: string;
  view: CleanView;
};

const kept = ['name', 'property', 'content', 'rel', 'href', 'hreflang', 'type'];

/** The elements of the head that describe the page, its style sheets and its view. @throws Error as `cleanView` */
export function pageFacts(prefix: string): PageFacts {
  const root = rootOf(document);
  return {
    title: document.title,
    head: [...document.head.querySelectorAll('[data-page-head]')].map((element) => ({
      name: element.localName,
      attributes: Object.fromEntries(
        kept.flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      ...(element.localName === 'script' ? { text: element.textContent } : {}),
    })),
    sheets: [...new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent))],
    documentStyle: document.documentElement.getAttribute('style') ?? '',
    view: cleanView(root, prefix),
  };
}

/** Which of the selectors match the document, its body or something that stays in the view. */
export function matching(selectors: readonly string[]): boolean[] {
  const root = rootOf(document);
  const counts = (element: Element) =>
    element === document.documentElement ||
    element === document.body ||
    (root.contains(element) && !element.closest(removed));
  return selectors.map((selector) => {
    try {
      return [...document.querySelectorAll(selector)].some(counts);
    } catch {
      // A selector that this browser does not know: another one may.
      return true;
    }
  });
}

/**
 * Whether the page is what a visitor would see: its remote is rendered, nothing loads, and its head is written.
 *
 * @returns a text that says what is missing; empty when nothing is
 */
export function missing(): string {
  const root = rootOf(document);
  const places = [...root.querySelectorAll('[data-remote]')];
  if (root.querySelector('.first-frame') || root.childElementCount === 0) return 'the shell';
  if (places.length === 0) return 'a remote';
  if (places.some((place) => !place.querySelector(':scope > div > *:not(style), :scope > *:not(style, div)')))
    return places.map((place) => place.getAttribute('data-remote')).join();
  if (root.querySelector('[aria-busy=true]')) return 'something that loads';
  return '';
}

/** Failures that the page has reported, by code. */
export const failures = (): string[] =>
  (globalThis as { __mrw?: { records: readonly { code: string; remote?: string }[] } }).__mrw?.records
    .filter(({ code }) => code.startsWith('MRW-'))
    .map(({ code, remote = '' }) => `${code} ${remote}`.trim()) ?? [];

function rootOf(page: Document): Element {
  const root = page.getElementById('root');
  if (!root) throw new Error('the page has no root');
  return root;
}
