import { runLine } from '../../src/process/command-line';
import { listenForEnd } from '../../src/process/end-of-process';
import { exitCodeOf } from '../../src/process/usage-error';
import { missingOf } from './needs';
import { callOf, commandTable } from './table';

listenForEnd();
try {
  await runLine(commandTable, process.argv.slice(2), { call: callOf(process.env['npm_lifecycle_event']) });
} catch (error) {
  console.error(missingOf(error) ?? (error instanceof Error ? error.message : error));
  process.exit(exitCodeOf(error));
}
process.exit(0);
