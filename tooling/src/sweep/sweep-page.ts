import type { SweepPart } from './sweep-results';

type Pages = Extract<SweepPart, { kind: 'pages' }>;

const states = ['data', 'empty', 'error', 'loading', 'offline'];
const devices = ['desktop', 'phone'];

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const about = `# Accessibility

The site is made to WCAG 2.2 AA. \`npm run sweep\` opens every route in five states, three languages, on a desktop of
1440 px and a phone of 390 px, and writes this page; \`npm test\` takes a part. A route that a remote declares and that has no
address in \`e2e/harness/site-pages.ts\` fails both.

Looked at on every page:

- **axe**: all rules for WCAG 2.2 A and AA, sizes of targets, and best practices; in English with data also in the dark and in
  forced colours.
- **Languages**: no text, name or hint in another language than it is marked with (\`lang\`), no character of the other Chinese
  script ([glossary](glossary.md)).
- **Fit**: nothing wider than the screen at the width of the device, at 320 px, and at 400 % zoom of 1280 x 1024, where at least
  two fifths of the height stay free of what sticks to an edge.
- **Text spacing** (1.4.12) at 390 and 320 px: nothing is cut that was whole before.
- **Targets**: buttons, fields and navigation of at least 44 px on a phone.
- **Console**: no error.`;

/** docs/accessibility.md, as `npm run sweep` writes it. */
export function sweepPage(parts: readonly SweepPart[]): string {
  const pages = parts.filter((part) => part.kind === 'pages');
  const flows = parts.filter((part) => part.kind === 'keyboard');
  const days = parts.map(({ day }) => day).sort();
  const columns = states.flatMap((state) => devices.map((device) => ({ state, device })));
  const routes = [...new Set(pages.flatMap((part) => part.pages.map(({ route }) => route)))].sort();
  const looks = pages.flatMap((part) => part.pages).reduce((sum, page) => sum + page.looks, 0);
  const found = pages.flatMap((part) => part.pages).reduce((sum, page) => sum + page.found, 0);
  return [
    about,
    '',
    '## Pages',
    '',
    `Looks: ${looks}, findings: ${found}, from ${days[0] ?? 'never'} to ${days.at(-1) ?? 'never'}. A cell tells looks; \`-\` was not run.`,
    '',
    row('Route', ...columns.map(({ state, device }) => `${state}, ${device}`)),
    row('---', ...columns.map(() => '---')),
    ...routes.map((route) => row(`\`${route}\``, ...columns.map((column) => cell(pages, route, column)))),
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

function cell(
  parts: readonly Pages[],
  route: string,
  { state, device }: { state: string; device: string },
): string {
  const page = parts
    .filter((part) => part.state === state && part.device === device)
    .flatMap((part) => part.pages)
    .find((one) => one.route === route);
  if (!page) return '-';
  return page.found === 0 ? String(page.looks) : `**${page.found} of ${page.looks}**`;
}
