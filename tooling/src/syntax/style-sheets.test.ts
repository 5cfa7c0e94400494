/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { remoteNames, root } from '../root';
import { newerCss } from './newer-css';
import { oldestBrowsers } from './oldest-browsers';

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
