/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { oldestBrowsers } from '../../compile/browser-floor/oldest-browsers';
import { remoteNames, root } from '../../process/root';
import { newerCss } from './testing/newer-css';

const styleSheets = ['shared-ui', 'shell', ...remoteNames].flatMap((name) =>
  fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(name, 'src', file)),
);

test.each(styleSheets)('%s, as it is built, leaves nothing out in the oldest browsers', (file) => {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const { code } = transformSync(source, { loader: 'css', target: oldestBrowsers });
  expect(newerCss(code)).toEqual([]);
});

/** Sizes in px that ignore the text size set in the browser (decision 15). */
const fixedTextSizes = (source: string): string[] =>
  source.match(
    /(?<![\w-])(?:font-size|line-height|font|--size-[\w-]+): ?[^;{}]*?\d(?:px|pt)|html[^{}]*\{[^}]*font-size/g,
  ) ?? [];

test.each([
  'font-size: 14px',
  'font: 600 14px/1.5 serif',
  '--size-body: 16px',
  'html { color: red; font-size: 62.5% }',
])('%s is a size that does not follow the reader', (source) => {
  expect(fixedTextSizes(source)).toHaveLength(1);
});

const sandboxSheets = fs
  .readdirSync(path.join(root, 'sandbox/src/sites'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('sandbox/src/sites', file));
const sheetsInCode = [
  'tooling/src/serve/site/browser-support-page.ts',
  'tooling/src/serve/site/first-frame.ts',
  'shell/src/entry/embed/element/wallet-place.ts',
];

test.each([...styleSheets, ...sandboxSheets, ...sheetsInCode])('%s has no fixed size of text', (file) => {
  expect(fixedTextSizes(fs.readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

test.each([
  [
    '@media (max-width: 768.98px) { a { width: 10px } }',
    '@media (max-width: 48.06125em) { a { width: 10px } }',
  ],
  [
    '@media (min-width:1024px) and (max-width:1199.98px)',
    '@media (min-width:64em) and (max-width:74.99875em)',
  ],
  ['.a { min-width: 96px; max-width: 480px }', '.a { min-width: 96px; max-width: 480px }'],
])('%s is built as %s', (source, built) => {
  expect(jest.requireActual<(css: string) => string>('../../compile/webpack/width-queries.cjs')(source)).toBe(
    built,
  );
});
