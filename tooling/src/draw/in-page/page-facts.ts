import { cleanView, loading, removed, type CleanView } from './clean-view';

export type PageHead = {
  title: string;
  /** The elements that describe the page. */
  tags: { name: string; attributes: Record<string, string>; text?: string }[];
};

const kept = ['name', 'property', 'content', 'rel', 'href', 'hreflang', 'type'];

/** What the head says of the page. */
export const pageHead = (): PageHead => ({
  title: document.title,
  tags: [...document.head.querySelectorAll('[data-page-head]')].map((element) => ({
    name: element.localName,
    attributes: Object.fromEntries(
      kept.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    ...(element.localName === 'script' ? { text: element.textContent } : {}),
  })),
});

/** Texts of the style sheets, each once, in order. */
export const sheets = (): string[] => [
  ...new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent)),
];

export type PageView = CleanView & {
  /** What scripts wrote into the style of the document element. */
  documentStyle: string;
};

/** The view at the present width. @throws Error as `cleanView` */
export const pageView = (prefix: string): PageView => ({
  ...cleanView(rootOf(document), prefix, classesOf(sheets())),
  documentStyle: document.documentElement.getAttribute('style') ?? '',
});

function classesOf(texts: readonly string[]): (name: string) => boolean {
  const named = new Set(texts.flatMap((sheet) => sheet.match(/\.[\w-]+/g) ?? []));
  // Names that are written in another way in a style sheet may be in one.
  return (name) => !/^[\w-]+$/.test(name) || named.has(`.${name}`);
}

/** A text that is another one after most changes of the page. */
export function fingerprint(): string {
  const { title, tags } = pageHead();
  const text = JSON.stringify([title, tags]) + rootOf(document).innerHTML;
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${text.length} ${hash}`;
}

/** Which of the selectors match the document, its body or something that stays in the view, except in closed lists. */
export function matching(selectors: readonly string[]): boolean[] {
  const root = rootOf(document);
  const counts = (element: Element) =>
    element === document.documentElement ||
    element === document.body ||
    (root.contains(element) && !element.closest(removed) && element.localName !== 'option');
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
  if (root.querySelector(`[aria-busy=true],${loading}`)) return 'something that loads';
  // In the document it has no address yet: a script adds it when the page is idle. That of a page that is not listed stays.
  if (!document.head.querySelector('[property="og:url"],[name=robots]')) return 'its head';
  return '';
}

/** Milliseconds without a change after which a page has followed its width, and after which it is not waited for. */
const quiet = 25;
const longest = 1_000;

/** Resolves when scripts have followed a change of the width. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(latest);
      resolve();
    };
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet);
    };
    const latest = setTimeout(done, longest);
    const observer = new MutationObserver(again);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    requestAnimationFrame(again);
  });

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
