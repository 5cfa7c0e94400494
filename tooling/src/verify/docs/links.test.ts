/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/root';

const below = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file));
const pages = [
  ...fs.readdirSync(root),
  ...fs.readdirSync(root).map((name) => `${name}/README.md`),
  ...below('docs'),
]
  .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
  .filter((file) => fs.existsSync(path.join(root, file)));
const read = (file: string) =>
  fs.readFileSync(path.join(root, file), 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** Names of the headings of a page, as GitHub makes them. */
const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isThere(from: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const to = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
  if (!fs.existsSync(path.join(root, to))) return false;
  return heading === undefined || !to.endsWith('.md') || headingsOf(to).includes(heading);
}

test('every link between pages of the documentation leads to a file and a heading that are there', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  );
  const own = links.filter(({ link }) => !/^(?:https?|mailto):/.test(link));
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter(({ page, link }) => !isThere(page, link))).toEqual([]);
});
