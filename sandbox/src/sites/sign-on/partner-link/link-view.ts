import { html } from '../../page/html';
import { page } from '../../page/layout';
import { logInStrings } from '../words';
import { credentials, providerButtons, type LogInForm } from '../log-in-view';
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
  const fields = linkFields(request).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
  );
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
    <form method="post" action="/partner/link" class="providers">
      ${fields}
      <input type="hidden" name="action" value="provider" />
      <p class="or"><span>${logIn.or}</span></p>
      ${providerButtons(logIn)}
    </form>
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
