import type { Frame, Page } from '@playwright/test';
import { strangersIn } from '@mrw/tooling/chinese-scripts';
import { languageOf, type Language } from '@mrw/shared-contracts/language';

type Said = { text: string; lang: string };

/** Every visible text, and every name and hint of an element, with the language that it is marked with. */
const saidIn = (page: Page | Frame, part: string): Promise<Said[]> =>
  page.locator(part).evaluate((top) => {
    const said: Said[] = [];
    const langOf = (element: Element): string => {
      for (let at: Element | null = element; at;) {
        const lang = at.getAttribute('lang');
        if (lang) return lang;
        const place: Node = at.getRootNode();
        at = at.parentElement ?? (place instanceof ShadowRoot ? place.host : null);
      }
      return '';
    };
    const read = (root: Element | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) read(element.shadowRoot);
        if (/^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName) || !element.checkVisibility())
          continue;
        const lang = langOf(element);
        const own = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join('');
        const named = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        );
        said.push(
          ...[own, ...named].filter((text) => text.trim()).map((text) => ({ text: text.trim(), lang })),
        );
      }
    };
    read(top);
    if (top.shadowRoot) read(top.shadowRoot);
    said.push({ text: document.title, lang: document.documentElement.lang });
    return said;
  });

/** Text in Latin letters in every language. */
const everywhere = [
  // Addresses, references and codes: a letter and a digit or a sign in one word.
  /\S*[@/_]\S*/g,
  /\b[A-Za-z]*-?\d[\w-]*/g,
  /HK\$/g,
  // Written so in Chinese too.
  /\b(?:QR|GPS|PIN|App|Cookie|pp|KB|MB|JPEG|PNG|WebP|Google|Facebook|Apple|WhatsApp|Chrome|Firefox|Safari|Edge|Internet|Explorer)\b/g,
  // People, as they wrote their names themselves.
  /\b(?:Mei Ling|Wong|Ming|Emma)\b/g,
];

function faultOf({ text, lang }: Said): string | null {
  const language = languageOf(lang);
  if (language === null) return `in no language of the site (${lang})`;
  if (language === 'en') return /\p{Script=Han}/u.test(text) ? 'Chinese in English' : null;
  const script = (['zh-Hant', 'zh-Hans'] as const).find((name) => name === language);
  if (!script) return null;
  const strangers = strangersIn(text, script);
  if (strangers.length > 0) return `${strangers.join('')} in ${language}`;
  const rest = everywhere.reduce((left, known) => left.replace(known, ' '), text);
  return /[A-Za-z]{2,}/.test(rest) ? `English in ${language}` : null;
}

/**
 * Texts that are not in the language of the page, nor marked as being in another one.
 *
 * @param part its part that is read
 */
export async function textFaults(
  page: Page | Frame,
  language: Language,
  part = 'body',
): Promise<readonly string[]> {
  const said = await saidIn(page, part);
  const whole = languageOf(await page.locator('html').getAttribute('lang'));
  const faults = said.flatMap((one) => {
    const fault = faultOf(one);
    return fault ? [`${fault}: ${one.text.slice(0, 120)}`] : [];
  });
  return [...new Set([...(whole === language ? [] : [`the page is in ${whole ?? 'none'}`]), ...faults])];
}
