import fs from 'node:fs';
import path from 'node:path';
import { filesOfRemote, requireRemoteName, writeFiles } from './files';

type Edit = (text: string, name: string) => string;

/** Who reviews what. */
export const ownersFile = '.github/CODEOWNERS';

/**
 * The lists of the workspace that name every remote. The shell is not among them: it learns of remotes from
 * the deployment.
 */
const lists: Readonly<Record<string, Edit>> = {
  'package.json': afterLast(/^ {4}"mf-[a-z0-9-]+",\n/gm, (name) => `    "${name}",\n`),
  'tsconfig.json': afterLast(
    /^ {4}\{ "path": "mf-[a-z0-9-]+" \},\n/gm,
    (name) => `    { "path": "${name}" },\n`,
  ),
  'jest.config.js': afterLast(/^ {4}'mf-[a-z0-9-]+',\n/gm, (name) => `    '${name}',\n`),
  'eslint.config.js': afterLast(/'mf-[a-z0-9-]+'(?=\];)/g, (name) => `, '${name}'`),
  // A team of its own: the reviewer changes the name where it has another one.
  [ownersFile]: (text, name) => {
    const lineOf = (place: string) => () => `${place}${name}/`.padEnd(21) + ` @mrw/${name.slice(3)}\n`;
    const sources = afterLast(/^\/mf-[a-z0-9-]+\/ .*\n/gm, lineOf('/'));
    const tests = afterLast(/^\/e2e\/tests\/mf-[a-z0-9-]+\/ .*\n/gm, lineOf('/e2e/tests/'));
    return tests(sources(text, name), name);
  },
};

/**
 * Makes a remote that passes types, lint and its own test, and enters it in the lists of the workspace.
 *
 * @param root folder of the workspace
 * @param name `mf-` and small letters, digits and hyphens
 * @returns the folder of the remote
 * @throws Error when the name is not one or taken, or a list is not found; then nothing is written
 */
export function newRemote(root: string, name: string): string {
  requireRemoteName(name);
  const folder = path.join(root, name);
  if (fs.existsSync(folder)) throw new Error(`${name} is there already.`);
  const edited = Object.entries(lists).map(([file, edit]): [string, string] => {
    const place = path.join(root, file);
    const before = fs.readFileSync(place, 'utf8');
    const after = edit(before, name);
    if (after === before) throw new Error(`The list of remotes in ${file} was not found.`);
    return [place, after];
  });
  writeFiles(folder, filesOfRemote(name));
  for (const [place, text] of edited) fs.writeFileSync(place, text);
  return folder;
}

function afterLast(entry: RegExp, added: (name: string) => string): Edit {
  return (text, name) => {
    const last = [...text.matchAll(entry)].at(-1);
    if (!last) return text;
    const end = last.index + last[0].length;
    return text.slice(0, end) + added(name) + text.slice(end);
  };
}
