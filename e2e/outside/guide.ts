import fs from 'node:fs';
import path from 'node:path';
import { root } from './desk';

/** Addresses of this machine: a test has ports of its own. */
const withoutPorts = (command: string) => command.replace(/(http:\/\/localhost):\d+/g, '$1');

/**
 * The commands of a section of CONTRIBUTING, without comments and without what only sets up the terminal.
 *
 * @param ran commands that were run, with the variables before them that the guide writes there, and with options
 *   that keep them from asking
 * @returns those that were not run
 */
export function notRun(heading: string, ran: readonly string[]): string[] {
  const guide = fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, section = ''] = guide.split(`\n${heading}\n`);
  const [, block = ''] = section.split('```text\n');
  const commands = (block.split('\n```')[0] ?? '')
    .split('\n')
    .flatMap((line) => line.replace(/ +# .*/, '').split(' && '))
    .filter((command) => command !== '' && !/^(cd|export) /.test(command));
  if (commands.length === 0) throw new Error(`${heading} has no commands.`);
  const done = ran.map(withoutPorts);
  return commands
    .map(withoutPorts)
    .filter((command) => !done.some((one) => one === command || one.startsWith(`${command} --`)));
}
