import { html } from './html';
import type { Language } from '../../platform/http/language';
import { page } from './layout';
import strings from './notice-strings.json';
import { byLanguage } from './words';

export const noticeStrings = byLanguage(strings);
export type NoticeKind = keyof typeof strings;

/** A page with a result and the next step. */
export function noticePage(kind: NoticeKind, language: Language): string {
  const { title, text } = noticeStrings[language][kind];
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p>${text}</p>
  </section>`;
  return page({ language, title, body });
}
