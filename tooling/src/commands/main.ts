import { runLine } from '../process/command-line';
import { listenForEnd } from '../process/end-of-process';
import { exitCodeOf } from '../process/usage-error';
import { commandTable } from './table/table';

listenForEnd();
try {
  await runLine(commandTable, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
process.exit(process.exitCode ?? 0);
