import { consequences, commandOf, typed, type ActionName } from './commands';
import { notice } from './frame';
import { html, type Part } from './html';

type Question = { form: URLSearchParams; revision: number; token: string; environment: string };

/** What would be done, before it is done. */
export function questionView({ form, revision, token, environment }: Question): Part {
  const words = commandOf(form);
  const name = form.get('package') ?? '';
  const does = consequences[form.get('action') as ActionName];
  const fields = [...form].map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
  );
  return html`<p>${does}</p>
    <pre class="command" tabindex="0" aria-label="The command">
${typed(words)} --environment ${environment}</pre>
    <form action="/act" method="post" class="answer">
      ${fields}
      <input type="hidden" name="revision" value="${revision}" />
      <input type="hidden" name="token" value="${token}" />
      <button type="submit" class="danger">Do it in ${environment}</button>
      <a href="/packages/${name}">Leave it as it is</a>
    </form>`;
}

/** What a command said. */
export const outcomeView = (kind: 'good' | 'bad', lines: readonly string[], name: string): Part =>
  html`${notice(kind, html`<pre class="said">${lines.join('\n')}</pre>`)}
    <p><a href="/packages/${name}">Back to ${name}</a></p>`;

/** The question for the token, for who has no link with it. */
export const tokenView = (wrong: boolean): Part =>
  html`${wrong && notice('bad', html`<p>This is not the token of this service.</p>`)}
    <p>The token is printed where this service was started.</p>
    <form action="/session" method="post" class="card token">
      <label for="token">Token</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required />
      <button type="submit" class="plain">Open</button>
    </form>`;
