import { html, type Html } from '../page/html';
import { page } from '../page/layout';
import type { Language } from '../../platform/http/language';
import words from './page-strings.json';
import { sections, type Command, type Field } from './sections';

function control(id: string, field: Field, language: Language): Html {
  const described = field.hint !== undefined && html`aria-describedby="${id}-hint"`;
  if (field.kind === 'choice') {
    const options = Object.entries(field.options ?? {}).map(
      ([value, words]) => html`<option value="${value}">${words?.[language] ?? value}</option>`,
    );
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

function fieldView(command: Command, field: Field, language: Language): Html {
  const id = `${command.id}-${field.name}`;
  if (field.kind === 'flag') {
    return html`<label class="choice">
      <input type="checkbox" id="${id}" name="${field.name}" data-kind="flag" />
      <span>${field.label[language]}</span>
    </label>`;
  }
  return html`<div class="field">
    <label for="${id}">${field.label[language]}</label>
    ${control(id, field, language)}
    ${field.hint !== undefined && html`<p class="hint" id="${id}-hint">${field.hint[language]}</p>`}
  </div>`;
}

function commandView(command: Command, language: Language): Html {
  const title = `${command.id}-title`;
  return html`<form
    class="card command"
    id="${command.id}"
    aria-labelledby="${title}"
    data-method="${command.method}"
    data-path="${command.path}"
    ${command.columns !== undefined && html`data-columns="${command.columns.join(' ')}"`}
    ${command.confirm !== undefined && html`data-confirm="${command.confirm[language]}"`}
  >
    <h3 id="${title}">${command.title[language]}</h3>
    <p class="hint">${command.text[language]}</p>
    ${command.fields.map((field) => fieldView(command, field, language))}
    <button class="button outline">${command.button[language]}</button>
    <p class="call"><code>${command.method} ${command.path}</code></p>
    <div class="answer" role="status"></div>
  </form>`;
}

/** The staff and admin console; its script finds its words beside the heading. */
export function consolePage(assetsPath: string, language: Language): string {
  const links = sections.map(({ id, title }) => html`<li><a href="#${id}">${title[language]}</a></li>`);
  const body = html`<h1
      id="console"
      data-done="${words.done[language]}"
      data-refused="${words.refused[language]}"
      data-not-json="${words.notJson[language]}"
      data-unreachable="${words.unreachable[language]}"
      data-empty="${words.empty[language]}"
      data-open="${words.open[language]}"
      data-language="${language}"
    >
      ${words.title[language]}
    </h1>
    <p class="lead">${words.lead[language]}</p>
    <noscript><p class="alert">${words.noScript[language]}</p></noscript>
    <nav class="contents" aria-label="${words.contents[language]}">
      <ul>
        ${links}
      </ul>
    </nav>
    ${sections.map(
      ({ id, title, commands }) =>
        html`<section id="${id}" aria-labelledby="${id}-heading">
          <h2 id="${id}-heading">${title[language]}</h2>
          <div class="commands">${commands.map((command) => commandView(command, language))}</div>
        </section>`,
    )}`;
  return page({
    language,
    title: words.title[language],
    body,
    inLanguage: (other) => `?locale=${other}`,
    width: 'wide',
    assetsPath,
    scripts: ['console.js'],
    styles: ['console.css'],
  });
}
