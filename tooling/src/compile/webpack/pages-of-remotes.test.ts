import fs from 'node:fs';
import path from 'node:path';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import { matchPath } from 'react-router-dom';
import { readJson } from '../../process/package-manifest';
import { remoteNames, root } from '../../process/root';

const lazyPage = String.raw`lazyPage\(\s*\(\) =>\s*import\((?:\s*/\*.*?\*/)?\s*'\./(.+?)'\s*\),?\s*\)`;

test.each(remoteNames)('%s names the module of each lazy page in remote.json, by the same path', (name) => {
  const { routes } = remoteDeclaration.parse(readJson(path.join(root, name, 'remote.json')));
  const declared = routes.flatMap(({ path: at, page }) => (page === undefined ? [] : [{ at, page }]));
  const source = fs.readFileSync(path.join(root, name, 'src/pages.tsx'), 'utf8');
  const constants = new Map(
    [...source.matchAll(new RegExp(`const (\\w+) = ${lazyPage}`, 'g'))].map(([, page, file]) => [page, file]),
  );
  const lazy = [...source.matchAll(new RegExp(`'(/[^']*)': (?:(\\w+)(?=,| })|${lazyPage})`, 'g'))].map(
    ([, at = '', page, file = constants.get(page)]) => ({ at, page: `./src/${file}.tsx` }),
  );
  const moduleAt = (at: string) =>
    (lazy.find((one) => one.at === at) ?? lazy.find((one) => matchPath(one.at, at)))?.page;
  expect(declared.map(({ at }) => ({ at, page: moduleAt(at) }))).toEqual(declared);
  expect(lazy.filter(({ page }) => declared.every((one) => one.page !== page))).toEqual([]);
});
