import { html, toText } from './html.js';
import { isText, languages, wordsOf } from './texts.js';

const tags = { en: 'en-HK', 'zh-Hant': 'zh-Hant-HK', 'zh-Hans': 'zh-Hans' };

/** Amounts in HK$. */
export const money = (dollars) => `HK$${dollars.toFixed(2)}`;

/** What every page needs to know of the visit. */
export const pageParts = ({ session, language, notice }) => ({
  t: wordsOf(language),
  language,
  user: session.user,
  basket: session.basket,
  notice: notice !== null && isText(notice) ? notice : null,
});

/** @param parts.nonce of an inline wallet */
export function layout({ t, language, user, basket, notice }, { title, path, body, script, nonce }) {
  const count = Object.values(basket.quantities).reduce((sum, quantity) => sum + quantity, 0);
  const options = Object.entries(languages).map(
    ([code, name]) =>
      html`<a
        href="${path}?lang=${code}"
        lang="${tags[code]}"
        ${code === language && html`aria-current="true"`}
        >${name}</a
      >`,
  );
  return `<!doctype html>\n${toText(
    html`<html lang="${tags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${t('shop')}</title>
        <link rel="stylesheet" href="/assets/shop.css" />
        ${script && html`<script type="module" src="/assets/${script}" ${nonce && html`nonce="${nonce}"`}></script>`}
      </head>
      <body>
        <header>
          <p class="brand"><a href="/">${t('shop')}</a><span>${t('tagline')}</span></p>
          <nav>
            <a href="/basket">${t('basket')}${count > 0 && ` (${count})`}</a>
            <a href="/account">${user ? user.name : t('logIn')}</a>
          </nav>
          <nav class="languages" aria-label="${t('language')}">${options}</nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${notice && html`<p class="notice" role="alert">${t(notice)}</p>`} ${body}
        </main>
      </body>
    </html>`,
  )}`;
}
