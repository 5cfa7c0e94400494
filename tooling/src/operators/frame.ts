import { html, type Html, type Part } from './html';

type Page = { title: string; environment: string; body: Part };

/** The whole document. It has no script: the policy refuses all. */
export function pageOf({ title, environment, body }: Page): string {
  const head = html`<html lang="en" data-environment="${environment}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} – releases of ${environment}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/tokens.css" />
      <link rel="stylesheet" href="/operators.css" />
    </head>
    <body>
      <a class="skip" href="#main">Skip to content</a>
      <header class="top">
        <a class="home" href="/">Releases</a>
        <span class="environment">${environment}</span>
      </header>
      <main id="main" tabindex="-1">
        <h1>${title}</h1>
        ${body}
      </main>
    </body>
  </html>`;
  return `<!doctype html>${head.markup}`;
}

/** A table that scrolls inside of its place on a small screen. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption class="hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** Terms, each with what it is; undefined leaves one out. */
export const termList = (of: Readonly<Record<string, Part | undefined>>): Html =>
  html`<dl>
    ${Object.entries(of).map(([term, value]) =>
      value === undefined
        ? html``
        : html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
    )}
  </dl>`;

export const section = (title: string, body: Part): Html =>
  html`<section>
    <h2>${title}</h2>
    ${body}
  </section>`;

export const notice = (kind: 'bad' | 'good' | 'calm', text: Part): Html =>
  html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${text}</div>`;
