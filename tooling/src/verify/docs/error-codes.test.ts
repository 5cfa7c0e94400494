/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../../process/root';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Codes that a program can report, with a file that does. */
const reported = new Map(
  ['shell', 'shell/member-wallet', 'shared-contracts', 'shared-ui', ...remoteNames].flatMap((name) =>
    fs
      .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) =>
        [...read(`${name}/src/${file}`).matchAll(/['`](MRW-\d{3})/g)].map(
          ([, code = '']): [string, string] => [code, `${name}/src/${file}`],
        ),
      ),
  ),
);
const codes = [...reported.keys()].sort();

test('every code that is reported has a page, and every page a code', () => {
  const pages = fs.readdirSync(path.join(root, 'docs/errors')).filter((file) => file.startsWith('MRW-'));
  expect(pages.sort()).toEqual(codes.map((code) => `${code}.md`));
});

test.each(codes)(
  'the page of %s says what happened, what visitors see, how to find the cause and what to do',
  (code) => {
    const page = read(`docs/errors/${code}.md`);
    expect(page).toMatch(new RegExp(`^# ${code} [a-z-]+\n`));
    for (const part of ['**Visitors see:** ', '**Find the cause**', '**Do:** ']) expect(page).toContain(part);
    expect(read('docs/errors/README.md')).toContain(`| [${code}](${code}.md)`);
  },
);
