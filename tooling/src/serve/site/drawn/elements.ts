import { drawnAttributes, drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import { escapeAttribute } from '../escape-text';
import type { DrawnView } from './drawn-view';

/** As long as a drawn view precedes it, the real one is rendered behind it: laid out, but neither seen nor read. */
const behind = `#${drawnIds.view}~#root{position:absolute;top:0;right:0;left:0;visibility:hidden}`;

/** The rules of the view. */
export const drawnStyles = ({ styles }: DrawnView, nonce: string) =>
  `<style nonce="${nonce}" id="${drawnIds.styles}">${behind}${styles}</style>`;

/** The view itself, with what the first script wants to know before it is shown. */
export function viewElement(view: DrawnView): string {
  const attributes = {
    [drawnAttributes.drawnAt]: view.checkedAt,
    [drawnAttributes.keep]: view.until - view.checkedAt,
    [drawnAttributes.language]: view.language,
    [drawnAttributes.path]: view.address,
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
