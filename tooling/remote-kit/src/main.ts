import { runLine } from '../../src/process/command-line';
import { listenForEnd } from '../../src/process/end-of-process';
import { exitCodeOf } from '../../src/process/usage-error';
import { commandTable } from './table';

listenForEnd();
try {
  await runLine(commandTable, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
process.exit(0);
