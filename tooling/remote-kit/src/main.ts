import { listenForEnd } from '../../src/test/end-of-process';
import { build, dev, release } from './commands';

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = { build, dev, release };

const [name = '', ...args] = process.argv.slice(2);
listenForEnd();
try {
  const command = commands[name];
  if (!command) throw new Error(`Usage: mrw-remote ${Object.keys(commands).join(' | ')} …`);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
