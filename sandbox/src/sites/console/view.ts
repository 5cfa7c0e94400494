import { html, type Html } from '../page/html';
import { page } from '../page/layout';
import { adminSections } from './admin-commands';
import type { Command, Field, Section } from './commands';
import { sandboxSections } from './sandbox-commands';
import { staffSections } from './staff-commands';

export const sections: readonly Section[] = [...staffSections, ...adminSections, ...sandboxSections];

function control(id: string, field: Field): Html {
  const described = field.hint !== undefined && html`aria-describedby="${id}-hint"`;
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map((option) => html`<option>${option}</option>`);
    return html`<select id="${id}" name="${field.name}" data-kind="choice" ${described}>
      ${options}
    </select>`;
  }
  return html`<input
    id="${id}"
    name="${field.name}"
    type="${field.kind === 'number' ? 'number' : 'text'}"
    data-kind="${field.kind}"
    value="${field.value ?? ''}"
    ${field.optional !== true && html`required`}
    ${described}
    autocomplete="off"
    autocapitalize="none"
    spellcheck="false"
  />`;
}

function fieldView(command: Command, field: Field): Html {
  const id = `${command.id}-${field.name}`;
  if (field.kind === 'flag') {
    return html`<label class="choice">
      <input type="checkbox" id="${id}" name="${field.name}" data-kind="flag" />
      <span>${field.label}</span>
    </label>`;
  }
  return html`<div class="field">
    <label for="${id}">${field.label}</label>
    ${control(id, field)}
    ${field.hint !== undefined && html`<p class="hint" id="${id}-hint">${field.hint}</p>`}
  </div>`;
}

function commandView(command: Command): Html {
  const title = `${command.id}-title`;
  return html`<form
    class="card command"
    id="${command.id}"
    aria-labelledby="${title}"
    data-method="${command.method}"
    data-path="${command.path}"
    ${command.confirm !== undefined && html`data-confirm="${command.confirm}"`}
  >
    <h3 id="${title}">${command.title}</h3>
    <p class="hint">${command.text}</p>
    ${command.fields.map((field) => fieldView(command, field))}
    <button class="button outline">${command.button}</button>
    <p class="call"><code>${command.method} ${command.path}</code></p>
    <div class="answer" role="status"></div>
  </form>`;
}

/** The staff and admin console. */
export function consolePage(assetsPath: string): string {
  const links = sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  const body = html`<h1>Staff and admin console</h1>
    <p class="lead">
      Play the cashier, the admin and the clock of the sandbox. Members see what you do at once.
    </p>
    <noscript><p class="alert">Turn on JavaScript to use the console.</p></noscript>
    <nav class="contents" aria-label="Sections">
      <ul>
        ${links}
      </ul>
    </nav>
    ${sections.map(
      ({ id, title, commands }) =>
        html`<section id="${id}" aria-labelledby="${id}-heading">
          <h2 id="${id}-heading">${title}</h2>
          <div class="commands">${commands.map(commandView)}</div>
        </section>`,
    )}`;
  return page({
    language: 'en',
    title: 'Staff and admin console',
    body,
    width: 'wide',
    assetsPath,
    scripts: ['console.js'],
    styles: ['console.css'],
  });
}
