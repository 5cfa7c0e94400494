import { html } from '../page/html';
import { readLanguage } from '../page/language';
import { page } from '../page/layout';
import type { EventForm } from './event-form';
import { eventStrings } from './words';
import { eventCodeView, eventContactView } from './event-view';
import { logInStrings } from './words';
import { logInView, type LogInForm } from './log-in-view';
import { loginUrl, type LoginContext } from './login-context';
import type { SignUpFaults, SignUpForm } from './sign-up-form';
import { signUpView } from './sign-up-view';

/** What the sign-on site shows. */
export type Screen =
  | { name: 'log_in'; form: LogInForm }
  | { name: 'sign_up'; form: SignUpForm; faults?: SignUpFaults }
  | { name: 'event_contact'; form: EventForm; contactIsWrong?: boolean }
  | { name: 'event_code'; form: EventForm; outboxUrl: string; codeIsWrong?: boolean };

function titleOf(screen: Screen, context: LoginContext): string {
  const { logIn, signUp } = logInStrings[context.language];
  const { title, codeTitle } = eventStrings[context.language];
  return { log_in: logIn, sign_up: signUp, event_contact: title, event_code: codeTitle }[screen.name];
}

function bodyOf(screen: Screen, context: LoginContext) {
  switch (screen.name) {
    case 'log_in':
      return logInView(context, screen.form);
    case 'sign_up':
      return signUpView(context, screen.form, screen.faults);
    case 'event_contact':
      return eventContactView(context, screen.form, screen.contactIsWrong);
    case 'event_code':
      return eventCodeView(context, screen.form, screen.outboxUrl, screen.codeIsWrong);
  }
}

/** A page of the sign-on site. */
export function signOnPage(screen: Screen, context: LoginContext): string {
  return page({
    language: context.language,
    title: titleOf(screen, context),
    body: bodyOf(screen, context),
    inLanguage: (language) => loginUrl(context, { language }),
    scripts: ['sign-on.js'],
    styles: ['sign-on.css'],
  });
}

/** The answer to a `redirect_url` that is not on the allow list: it is neither shown nor linked. */
export function badRedirectPage(locale: unknown, homeUrl: string): string {
  const language = readLanguage(locale);
  const words = logInStrings[language];
  const body = html`<section class="card">
    <h1>${words.badRedirectTitle}</h1>
    <p>${words.badRedirect}</p>
    <a class="button filled" href="${homeUrl}">${words.home}</a>
  </section>`;
  return page({ language, title: words.badRedirectTitle, body });
}
