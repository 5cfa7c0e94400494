import { checks } from './checks';
import { everyDay } from './every-day';
import { partners } from './partners';
import { publishing } from './publishing';
import { release } from './release';
import type { Row } from '../../process/command-line';

/** Every command; each loads what it needs when it runs. */
export const commandTable: readonly Row[] = [
  ...everyDay,
  release(),
  partners(console.log),
  ...checks,
  ...publishing,
];
