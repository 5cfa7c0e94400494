import { hiddenFields } from '../../page/field';
import { html } from '../../page/html';
import { page } from '../../page/layout';
import { logInStrings } from '../words';
import { credentials, providerForm, type LogInForm } from '../log-in-view';
import { linkFields, type LinkRequest } from './link-request';
import { linkStrings } from './strings';
import { fill } from '../../page/words';

/** The consent of a member: one form logs in and allows, the site has no session. */
export function linkPage(request: LinkRequest, form: LogInForm): string {
  const { language, partner } = request;
  const words = linkStrings[language];
  const logIn = logInStrings[language];
  const name = partner.name[language];
  const title = fill(words.title, { name });
  const fields = hiddenFields(linkFields(request));
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p class="lead">${fill(words.lead, { name })}</p>
    <ul class="allowed">
      ${Object.values(words.allowed).map((line) => html`<li>${line}</li>`)}
    </ul>
    <p class="hint">${words.keeps} <a href="/account/partners?locale=${language}">${words.list}</a></p>
    <form method="post" action="/partner/link" novalidate>
      ${fields} ${credentials(logIn, form)}
      <button class="button filled" name="action" value="allow">${words.allow}</button>
    </form>
    ${providerForm(logIn, '/partner/link', fields)}
    <form method="post" action="/partner/link">
      ${fields}
      <button class="button quiet" name="action" value="refuse">${words.refuse}</button>
    </form>
  </section>`;
  return page({
    language,
    title,
    body,
    inLanguage: (other) =>
      `/partner/link?${new URLSearchParams(linkFields({ ...request, language: other })).toString()}`,
    scripts: ['sign-on.js'],
    styles: ['sign-on.css'],
  });
}
