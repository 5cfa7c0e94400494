import { drawnAttributes, drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import { escapeAttribute } from '../escape-text';
import type { DrawnView } from './drawn-view';

/** The rules of the view. */
export const drawnStyles = ({ styles }: DrawnView, nonce: string) =>
  `<style nonce="${nonce}" id="${drawnIds.styles}">${styles}</style>`;

/** The view itself, with what the first script wants to know before it is shown. */
export function viewElement(view: DrawnView): string {
  const attributes = {
    [drawnAttributes.drawnAt]: view.checkedAt,
    [drawnAttributes.keep]: view.until - view.checkedAt,
    [drawnAttributes.language]: view.language,
    [drawnAttributes.path]: view.address.replace(/\?.*$/, ''),
    [drawnAttributes.versions]: JSON.stringify(view.versions),
  };
  const values = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`,
  );
  return `<div id="${drawnIds.view}"${values.join('')}>${view.markup}</div>`;
}

/** JSON that cannot end the script element around it. */
export const answersElement = ({ answers }: DrawnView, nonce: string) =>
  `<script nonce="${nonce}" type="application/json" id="${drawnIds.answers}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
