import fs from 'node:fs';
import path from 'node:path';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import { readJson } from '../../process/package-manifest';
import { remoteNames, root } from '../../process/root';

test.each(remoteNames)('%s names each page that is a script of its own in remote.json', (name) => {
  const { routes } = remoteDeclaration.parse(readJson(path.join(root, name, 'remote.json')));
  const declared = routes.flatMap(({ page }) => (page === undefined ? [] : [page]));
  const source = fs.readFileSync(path.join(root, name, 'src/pages.tsx'), 'utf8');
  const imported = [
    ...source.matchAll(/lazyPage\(\s*\(\) =>\s*import\((?:\s*\/\*.*?\*\/)?\s*'\.\/(.+?)'\s*\),?\s*\)/g),
  ].map(([, file = '']) => `./src/${file}.tsx`);
  expect([...new Set(declared)].sort()).toEqual([...imported].sort());
});
