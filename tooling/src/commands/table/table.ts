import { row, type Row } from '../../process/command-line';
import { checks } from './checks';
import { everyDay } from './every-day';
import { partners } from './partners';
import { publishing } from './publishing';
import { commandReference } from './reference';
import { release } from './release';

/** Every command; each loads what it needs when it runs. */
export const commandTable: readonly Row[] = [
  ...everyDay,
  row({
    ...{ name: 'api-report', group: 'Every day:' },
    does: 'Writes the public API of the shared packages and the generated references.',
    example: '',
    run: async () => (await import('../api-report')).writeApiReports(commandReference(commandTable)),
  }),
  release(),
  partners(console.log),
  ...checks,
  ...publishing,
];
