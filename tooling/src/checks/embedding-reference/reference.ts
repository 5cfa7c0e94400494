import fs from 'node:fs';
import path from 'node:path';
import { oldestBrowsers } from '../../compile/browser-floor/oldest-browsers';
import { budgets } from '../budgets/budgets';
import { root } from '../../process/root';
import { messageTables } from './message-tables';
import { membersOf, table, type Row } from './type-tables';

export const referenceFile = 'docs/reference/embedding.md';

const types = path.join(root, 'shell/member-wallet/src/element.ts');
const code = (text: string) => `\`${text}\``;
const tableOf = (name: string, first: string) =>
  table(
    [first, 'type', 'meaning'],
    membersOf(types, name).map((row: Row) => [code(row.name), code(row.type), row.text]),
  );

/** Everything about `<member-wallet>` on one page, from its types, schemas, error pages, budgets and examples. */
export function embeddingReference(): string {
  const parts = [
    '# Reference of `<member-wallet>`',
    'Made by `npm run api-report` from the types of `@mrw/member-wallet` and the schemas of the messages; a test compares it. [Embedding](../guides/embedding.md) is the guide.',
    '## Attributes',
    `Each is a property too.\n\n${tableOf('MemberWalletAttributes', 'attribute')}`,
    '## Properties',
    tableOf('MemberWalletProperties', 'property'),
    '## Events',
    tableOf('MemberWalletEvents', 'event'),
    'Detail of `apply-coupon` and `apply-cash-code`:',
    tableOf('ApplyDetail', 'field'),
    'Detail of `wallet-error`:',
    tableOf('WalletError', 'field'),
    '## Messages',
    'The element speaks them for you; a page without the script speaks the last two itself.',
    messageTables(),
    '## Error codes',
    table(['code', 'what happened'], errorRows()),
    '## Policy',
    ...policies(),
    '## Storage',
    storage,
    '## Size and browsers',
    `\`embed.js\` is at most ${budgets.embed} kB (brotli); the wallet is loaded once it is shown. It runs in ${oldestBrowsers.map(named).join(', ')} and newer ([browsers](../guides/browsers.md)).`,
    '## Accessibility',
    accessibility,
    '## Theming',
    `${theming}\n\n${tableOf('MemberWalletTheme', 'custom property')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** `chrome83` as people write it. */
const named = (browser: string) =>
  browser.replace(/^(.)([a-z]+)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest} `);

function errorRows(): string[][] {
  const folder = path.join(root, 'docs/errors');
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith('MRW-3'))
    .map((name) => {
      const [, what = ''] = fs.readFileSync(path.join(folder, name), 'utf8').split('\n\n');
      return [`[${name.slice(0, -3)}](../errors/${name})`, what.replaceAll('\n', ' ')];
    });
}

/** As the worked example has them, which a test serves. */
const policies = () =>
  ['frame', 'inline'].map((mode) => {
    const guide = fs.readFileSync(path.join(root, 'docs/guides/embedding.md'), 'utf8');
    const policy = new RegExp(`\`\`\`csp-${mode}\\n([^]*?)\`\`\``).exec(guide)?.[1]?.trim();
    if (!policy) throw new Error(`docs/guides/embedding.md has no policy for the mode ${mode}.`);
    return `Mode \`${mode}\`:\n\n\`\`\`text\n${policy.replaceAll('; ', ';\n')}\n\`\`\``;
  });

const storage =
  'The session is in memory in both modes: no cookie. A frame stores what its member chooses (a store, a language) in the storage of its own origin, which browsers keep apart for each surrounding site. An inline wallet stores nothing on your page.';

const accessibility =
  'WCAG 2.2 AA, by keyboard and screen reader, from 320 px, in the dark scheme, with reduced motion and with the text size of the reader. The frame has a title in the language of the wallet. Put a heading before the element: its own headings begin at level 1 in a frame, and are part of your page inline. The results are in [accessibility](../guides/accessibility.md).';

const theming =
  'The element is a box of your layout: width, margin, border and `hidden` are yours; no other style of the page reaches the wallet. An inline wallet follows:';
