import { html, type Html } from './html';
import { languages, type Language } from '../../platform/http/language';
import { assetName, commonStyles } from './assets';
import { htmlLang, languageNames } from './language';

export interface PageParts {
  language: Language;
  title: string;
  body: Html;
  /** Address of this page in another language; without it the page has no language switch. */
  inLanguage?: (language: Language) => string;
  /** Where the files below are; `/assets/` by default. */
  assetsPath?: string;
  scripts?: readonly string[];
  styles?: readonly string[];
  /** All styles of the page, in place of the files. */
  inlineStyles?: Html;
  width?: 'card' | 'wide' | 'frame' | 'mall';
  /** Extra tags for the head, for example a third-party script. */
  head?: Html;
}

const brandName: Readonly<Record<Language, string>> = {
  en: 'Harbour Rewards',
  'zh-Hant': '海港獎賞',
  'zh-Hans': '海港奖赏',
};

const switchLabel: Readonly<Record<Language, string>> = {
  en: 'Language',
  'zh-Hant': '語言',
  'zh-Hans': '语言',
};

const logo = html`<svg class="logo" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
  <rect width="40" height="40" rx="12" class="logo-ground" />
  <path d="M20 8v17H9.5C13 20.5 17.5 15 20 8z" class="logo-sail" />
  <path d="M23 13c3 3.5 5.5 7.5 7.5 12H23z" class="logo-sail-back" />
  <path d="M8 30c2.7-2 5.3-2 8 0s5.3 2 8 0 5.3-2 8 0" class="logo-wave" />
</svg>`;

/** The mark and the name of the programme in one language. */
function brand(language: Language): Html {
  return html`<p class="brand">${logo}<span>${brandName[language]}</span></p>`;
}

/** Links to the same page in the three languages. */
export function languageSwitch(current: Language, inLanguage: (language: Language) => string): Html {
  const entries = languages.map(
    (language) =>
      html`<li>
        <a
          href="${inLanguage(language)}"
          lang="${htmlLang[language]}"
          hreflang="${htmlLang[language]}"
          ${language === current && html`aria-current="true"`}
          >${languageNames[language]}</a
        >
      </li>`,
  );
  return html`<nav class="languages" aria-label="${switchLabel[current]}">
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

/**
 * A whole document; its styles and scripts are files of the same site unless it brings the styles along, so
 * the policy stays strict.
 */
export function page(parts: PageParts): string {
  const {
    language,
    title,
    body,
    inLanguage,
    assetsPath = '/assets/',
    scripts = [],
    styles = [],
    head,
  } = parts;
  const { width = 'card' } = parts;
  const sheets =
    parts.inlineStyles ??
    [...commonStyles.map(assetName), ...styles].map(
      (file) => html`<link rel="stylesheet" href="${assetsPath}${file}" />`,
    );
  const header = html`<header class="site-header">
    ${brand(language)}${inLanguage && languageSwitch(language, inLanguage)}
  </header>`;
  return html`<!doctype html>
    <html lang="${htmlLang[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="${assetsPath}favicon.svg" type="image/svg+xml" />
        ${sheets} ${scripts.map((file) => html`<script src="${assetsPath}${file}" type="module"></script>`)}
        ${head}
      </head>
      <body class="page-${width}">
        ${(width === 'card' || width === 'wide') && header}
        <main id="main" aria-label="${title}">${body}</main>
      </body>
    </html>`.markup.trim();
}
