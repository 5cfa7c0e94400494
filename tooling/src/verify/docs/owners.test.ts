/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const { workspaces } = z
  .object({ workspaces: z.array(z.string()) })
  .parse(readJson(path.join(root, 'package.json')));

const rules = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [place = '', ...owners] = line.split(/ +/);
    return { place, owners };
  });
/** As GitHub reads them: the last line that fits counts. */
const ownersOf = (folder: string) =>
  rules.findLast(({ place }) => place === '*' || `/${folder}/`.startsWith(place))?.owners;

test('every package has one owner, and a package at the top names its own', () => {
  expect(workspaces.length).toBeGreaterThan(10);
  for (const folder of workspaces)
    expect([folder, ownersOf(folder)]).toEqual([folder, [expect.stringMatching(/^@mrw\//)]]);
  const top = workspaces.filter((folder) => !folder.includes('/') && folder !== 'docs');
  expect(top.filter((folder) => !rules.some(({ place }) => place === `/${folder}/`))).toEqual([]);
});

test('a remote and its browser tests have the same owner, and every line is about something that is there', () => {
  const remotes = workspaces.filter((folder) => folder.startsWith('mf-'));
  expect(remotes.map((name) => ownersOf(`e2e/tests/${name}`))).toEqual(remotes.map(ownersOf));
  // The tests of a remote may come later than the remote.
  const gone = rules.filter(
    ({ place }) => place !== '*' && !fs.existsSync(path.join(root, place.replace('/e2e/tests/mf-', '/mf-'))),
  );
  expect(gone).toEqual([]);
});

test('a pull request asks for what the guide says', () => {
  const template = read('.github/pull_request_template.md');
  const guide = read('CONTRIBUTING.md');
  for (const [, command = ''] of template.matchAll(/`(npm [^`]+)`/g)) expect(guide).toContain(command);
  const [, heading = ''] = /\(\.\.\/CONTRIBUTING\.md#([\w-]+)\)/.exec(template) ?? [];
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  );
  expect(headings).toContain(heading);
});
