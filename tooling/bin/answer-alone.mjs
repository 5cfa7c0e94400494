import fs from 'node:fs';
import path from 'node:path';
import { nearest } from './nearest.mjs';

/**
 * Before anything is installed, on a fresh clone or after the lock file changed: help, and what is used wrongly, are
 * answered at once, and the process ends. Returns when the command has to run.
 *
 * @param {string} root folder of the workspace
 * @param {string} command
 * @param {readonly string[]} words behind it
 * @param {boolean} onlyAsks for help
 */
export function answerAlone(root, command, words, onlyAsks) {
  const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const first = read('tooling/src/commands/first-commands.json');
  const scripts = Object.values(read('package.json').scripts);
  const names = scripts.flatMap((script) => /^node tooling\/bin\/mrw\.mjs (\S+)$/.exec(script)?.[1] ?? []);
  const asked = names.includes(words[0]) && command === 'help' ? words[0] : command;

  if (!['', 'help', '-h', '--help', 'serve', ...names].includes(asked))
    refuse(`unknown command '${asked}'`, nearest(asked, names));
  const known = first[asked];
  if (onlyAsks) {
    console.log(known ? helpOf(asked, known) : helpBefore(asked, names));
    process.exit(0);
  }
  const options = Object.keys(known?.options ?? {}).map((name) => `--${name}`);
  const wrong = words
    .map((word) => word.split('=')[0])
    .find((word) => /^--./.test(word) && !options.includes(word));
  if (known && wrong) refuse(`unknown option '${wrong}'`, nearest(wrong, options));
}

function refuse(what, near) {
  console.error(`${what}${near ? `\n(Did you mean ${near}?)` : ''}\n--help says how it is used.`);
  process.exit(2);
}

function helpOf(name, { does, options, example }) {
  const rows = Object.entries(options).map(([option, { does: text, value, default: other }]) => {
    const head = `--${option}${value ? ` <${value}>` : ''}`;
    return `  ${head.padEnd(20)}${text}${other ? ` (default: "${other}")` : ''}`;
  });
  return [
    `Usage: npm ${name} -- [options]\n`,
    `${does}\n`,
    'Options:',
    ...rows,
    `\nExample:\n  npm ${name} -- ${example}`,
  ].join('\n');
}

const helpBefore = (
  asked,
  names,
) => `${names.includes(asked) ? `npm run ${asked}` : 'Every command'} explains itself once packages are there. "npm start" installs what the
site needs; "npm test" and every other command install the rest. Commands: ${[...new Set(names)].join(', ')}.`;
