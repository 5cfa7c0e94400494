import * as z from 'zod/mini';
import { readDataFile } from '../../platform/data-file';
import { html, type Html } from '../page/html';
import { textSchema, type Text } from '../page/text';
import { logInStrings } from './words';
import { loginUrl, type LoginContext } from './login-context';
import { fill } from '../page/words';

export const demoPassword = 'Demo1234';

/** The demo logins with their purpose. */
export const demoMembers: Readonly<Record<string, Text>> = z
  .record(z.string(), textSchema)
  .parse(readDataFile(new URL('./demo-members.yaml', import.meta.url)));

/** Members without a password: the button of their provider logs them in. */
const thirdPartyMembers = {
  'demo-google': 'Google',
  'demo-facebook': 'Facebook',
  'demo-apple': 'Apple',
} as const;

/** Closed at first; each entry opens the page with the form filled in (a script fills it without the trip). */
export function demoMembersPanel(context: LoginContext): Html {
  const words = logInStrings[context.language];
  const entries = Object.entries(demoMembers).map(
    ([login, texts]) =>
      html`<li>
        <a
          href="${loginUrl(context, { view: 'log_in' })}&amp;demo=${login}#log-in"
          data-login="${login}"
          data-password="${demoPassword}"
        >
          <b>${login}</b> <span>${texts[context.language]}</span>
        </a>
      </li>`,
  );
  const others = Object.entries(thirdPartyMembers).map(
    ([login, provider]) =>
      html`<li>
        <a href="#provider-${provider.toUpperCase()}">
          <b>${login}</b>
          <span>${fill(words.useButton, { button: fill(words.continueWith, { provider }) })}</span>
        </a>
      </li>`,
  );
  return html`<details class="card demo-members">
    <summary>${words.demoMembers}</summary>
    <p class="hint">${words.demoLead}</p>
    <ul>
      ${entries}${others}
    </ul>
  </details>`;
}
