import { alert, field, hiddenFields } from '../page/field';
import { html, type Html } from '../page/html';
import { demoMembersPanel } from './demo-members';
import { logInStrings, type LogInWords } from './words';
import { contextFields, loginUrl, type LoginContext } from './login-context';
import { providers, type Refusal } from './services';
import { fill } from '../page/words';

export type LogInFault = Refusal | 'locked' | 'login_missing' | 'password_missing';

export interface LogInForm {
  login: string;
  password: string;
  fault?: LogInFault;
  /** Seconds until the next attempt. */
  wait?: number;
}

const providerNames = { GOOGLE: 'Google', FACEBOOK: 'Facebook', APPLE: 'Apple' } as const;

function refusalText(words: LogInWords, { fault, wait = 0 }: LogInForm): string | undefined {
  switch (fault) {
    case 'wrong':
      return words.wrongCredentials;
    case 'deleted':
      return words.accountDeleted;
    case 'disabled':
      return words.accountDisabled;
    case 'locked':
      return words.spendingLocked;
    case 'too_many':
      return fill(words.tooManyAttempts, { minutes: Math.ceil(wait / 60) });
    default:
      return undefined;
  }
}

/** Why the last attempt failed, and the fields of a log-in. */
export function credentials(words: LogInWords, form: LogInForm): Html {
  return html`${alert(refusalText(words, form))}
  ${field({
    name: 'login',
    label: words.login,
    value: form.login,
    required: true,
    autocomplete: 'username',
    ...(form.fault === 'login_missing' && { error: words.loginMissing }),
  })}
  ${field({
    name: 'password',
    label: words.password,
    type: 'password',
    value: form.password,
    required: true,
    autocomplete: 'current-password',
    reveal: { show: words.showPassword, hide: words.hidePassword },
    ...(form.fault === 'password_missing' && { error: words.passwordMissing }),
  })}`;
}

/** Log in / Sign up, as links so that they work without scripts. */
export function tabs(context: LoginContext): Html {
  const words = logInStrings[context.language];
  const tab = (view: LoginContext['view'], label: string) =>
    html`<li>
      <a href="${loginUrl(context, { view })}" ${context.view === view && html`aria-current="page"`}
        >${label}</a
      >
    </li>`;
  return html`<nav class="tabs" aria-label="${words.tabs}">
    <ul>
      ${tab('log_in', words.logIn)}${tab('sign_up', words.signUp)}
    </ul>
  </nav>`;
}

/** The form with the buttons of the third parties. @param fields what it carries along */
export function providerForm(words: LogInWords, address: string, fields: readonly Html[]): Html {
  const buttons = providers.map(
    (provider) =>
      html`<button class="button outline" id="provider-${provider}" name="provider" value="${provider}">
        ${fill(words.continueWith, { provider: providerNames[provider] })}
      </button>`,
  );
  return html`<form method="post" action="${address}" class="providers">
    ${fields} ${hiddenFields({ action: 'provider' })}
    <p class="or"><span>${words.or}</span></p>
    ${buttons}
  </form>`;
}

/** The log-in side of the page. */
export function logInView(context: LoginContext, form: LogInForm): Html {
  const words = logInStrings[context.language];
  return html`<section class="card">
      <h1>${words.logIn}</h1>
      <p class="lead">${words.lead}</p>
      ${tabs(context)}
      <form method="post" action="/auth/login" id="log-in" novalidate>
        ${contextFields(context)} ${hiddenFields({ action: 'log_in' })} ${credentials(words, form)}
        <button class="button filled">${words.logIn}</button>
      </form>
      ${providerForm(words, '/auth/login', contextFields(context))}
    </section>
    ${demoMembersPanel(context)}
    <p class="note">${words.note}</p>`;
}
