import type { Partners } from '@mrw/shared-contracts/partners/registration';
import type { Language } from '../../../platform/http/language';
import type { Link } from '../../../members/partners/links';
import { hiddenFields } from '../../page/field';
import { html, type Html } from '../../page/html';
import { page } from '../../page/layout';
import { logInStrings } from '../words';
import { credentials, providerForm, type LogInForm } from '../log-in-view';
import { linkStrings } from './strings';
import { fill } from '../../page/words';

const address = '/account/partners';

function links(language: Language, body: Html): string {
  return page({
    language,
    title: linkStrings[language].list,
    body,
    inLanguage: (other) => `${address}?locale=${other}`,
    scripts: ['sign-on.js'],
    styles: ['sign-on.css'],
  });
}

/** The list asks for the log-in every time: the site has no session. */
export function linksLogInPage(language: Language, form: LogInForm): string {
  const words = linkStrings[language];
  const logIn = logInStrings[language];
  const locale = hiddenFields({ locale: language });
  const body = html`<section class="card">
    <h1>${words.list}</h1>
    <p class="lead">${words.logInFirst}</p>
    <form method="post" action="${address}" novalidate>
      ${locale} ${credentials(logIn, form)}
      <button class="button filled">${logIn.logIn}</button>
    </form>
    ${providerForm(logIn, address, locale)}
  </section>`;
  return links(language, body);
}

/** What the member has linked, each with a button that ends it. */
export function linksPage(parts: {
  language: Language;
  /** Stands for the member, for 15 minutes. */
  ticket: string;
  list: readonly Link[];
  partners: Partners;
  /** A link has just been ended. */
  ended: boolean;
}): string {
  const { language, ticket, list, partners } = parts;
  const words = linkStrings[language];
  const days = new Intl.DateTimeFormat(language === 'en' ? 'en-HK' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Hong_Kong',
  });
  const entries = list.map(({ id, partner, created_at }) => {
    const name = partners[partner]?.name[language] ?? partner;
    return html`<li>
      <p>
        <b>${name}</b><br /><span class="hint">${fill(words.since, { day: days.format(created_at) })}</span>
      </p>
      <form method="post" action="${address}">
        ${hiddenFields({ locale: language, ticket })}
        <button class="button outline" name="link" value="${id}">${fill(words.end, { name })}</button>
      </form>
    </li>`;
  });
  const body = html`<section class="card">
    <h1>${words.list}</h1>
    ${parts.ended && html`<p role="status">${words.ended}</p>`}
    <p class="lead">${list.length > 0 ? words.what : words.none}</p>
    ${
      entries.length > 0 &&
      html`<ul class="links">
        ${entries}
      </ul>`
    }
  </section>`;
  return links(language, body);
}
