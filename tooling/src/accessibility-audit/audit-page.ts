import { changedSince } from '../test/measured';
import type { AuditPart } from './audit-results';

type Seen = Extract<AuditPart, { kind: 'pages' | 'embed' }>['pages'];

const states = ['data', 'empty', 'error', 'loading', 'offline', 'simple mode'];
const ways = ['a plain frame', 'a frame of embed.js', 'a page of a partner'];
const devices = ['desktop', 'phone'];

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const about = `# Accessibility

The site is made to WCAG 2.2 AA. \`npm run accessibility\` checks every route in five states and in simple mode, in three
languages, on a desktop of 1440 px and a phone of 390 px, then the wallet inside the pages of a partner, and writes this page;
\`npm test\` takes a part. A route that a remote declares and that has no
address in \`e2e/harness/site-pages.ts\` fails both.

Checked on every page:

- **axe**: all rules for WCAG 2.2 A and AA, sizes of targets, and best practices; in English with data also in the dark and in
  forced colours.
- **Languages**: no text, name or hint in another language than it is marked with (\`lang\`), no character of the other Chinese
  script ([glossary](glossary.md)).
- **Fit**: nothing wider than the screen at the width of the device, at 320 px, and at 400 % zoom of 1280 x 1024, where at least
  two fifths of the height stay free of what sticks to an edge.
- **Text size** (1.4.4): with data and text of 32 px set in the browser, nothing is cut or wider than the screen
  ([decision 15](decisions/0015-text-size-of-the-reader.md)).
- **Text spacing** (1.4.12) at 390 and 320 px: nothing is cut that was whole before.
- **Targets**: buttons, fields and navigation of at least 44 px on a phone.
- **Console**: no error.`;

function sourcesLine(parts: readonly AuditPart[], sources: string): string {
  const other = parts.filter((part) => part.sources !== sources).length;
  return other === 0 ? `Sources: \`${sources}\`.` : `${changedSince} in ${other} of ${parts.length} parts.`;
}

/** docs/accessibility.md, as `npm run accessibility` writes it. @param sources hash of the product of today */
export function auditPage(parts: readonly AuditPart[], sources: string): string {
  const pages = parts.filter((part) => part.kind === 'pages');
  const embeds = parts.filter((part) => part.kind === 'embed');
  const flows = parts.filter((part) => part.kind === 'keyboard');
  const days = parts.map(({ day }) => day).sort();
  const all = [...pages, ...embeds].flatMap((part) => part.pages);
  const checks = all.reduce((sum, page) => sum + page.checks, 0);
  const found = all.reduce((sum, page) => sum + page.found, 0);
  return [
    about,
    '',
    `Checks: ${checks}, findings: ${found}, from ${days[0] ?? 'never'} to ${days.at(-1) ?? 'never'}. A cell has the number of checks; \`-\` was not run.`,
    sourcesLine(parts, sources),
    '',
    '## Pages',
    '',
    ...tableOf(
      'Route',
      states.flatMap((state) =>
        devices.map((device) => ({
          title: `${state}, ${device}`,
          seen: pages
            .filter((part) => part.state === state && part.device === device)
            .flatMap((part) => part.pages),
        })),
      ),
    ),
    '',
    '## The wallet at a partner',
    '',
    ...tableOf(
      'Page',
      ways.flatMap((way) =>
        devices.map((device) => ({
          title: `${way}, ${device}`,
          seen: embeds
            .filter((part) => part.way === way && part.device === device)
            .flatMap((part) => part.pages),
        })),
      ),
    ),
    '',
    '## By keyboard alone',
    '',
    'Tab, Enter, Space, arrows and Escape; the focus is visible, never lost, and back on its opener after a dialog.',
    '',
    row('Flow', 'Result'),
    row('---', '---'),
    ...flows.map(({ flow, passed }) => row(flow, passed ? 'done' : '**stuck**')),
    '',
  ].join('\n');
}

function tableOf(first: string, columns: readonly { title: string; seen: Seen }[]): string[] {
  const routes = [...new Set(columns.flatMap(({ seen }) => seen.map(({ route }) => route)))].sort();
  return [
    row(first, ...columns.map(({ title }) => title)),
    row('---', ...columns.map(() => '---')),
    ...routes.map((route) => row(`\`${route}\``, ...columns.map(({ seen }) => cell(seen, route)))),
  ];
}

function cell(seen: Seen, route: string): string {
  const page = seen.find((one) => one.route === route);
  if (!page) return '-';
  return page.found === 0 ? String(page.checks) : `**${page.found} of ${page.checks}**`;
}
