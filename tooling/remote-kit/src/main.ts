import { listenForEnd } from '../../src/process/end-of-process';
import { exitCodeOf, UsageError } from '../../src/process/usage-error';
import { build, dev, release } from './commands';

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = { build, dev, release };

const [name = '', ...args] = process.argv.slice(2);
listenForEnd();
try {
  const command = commands[name];
  if (!command) throw new UsageError(`Usage: mrw-remote ${Object.keys(commands).join(' | ')} …`);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
process.exit(0);
