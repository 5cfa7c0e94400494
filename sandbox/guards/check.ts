import { checkGuards } from '@mrw/tooling/guards';
import { accessGuards } from './access';
import { memberGuards } from './members';
import { pointGuards } from './points';

/** `npm run guards -- coupon`: only those whose name, file or test says so. */
const [wanted = ''] = process.argv.slice(2);
const guards = [...accessGuards, ...memberGuards, ...pointGuards].filter(({ name, file, test }) =>
  [name, file, test].some((text) => text.includes(wanted)),
);

process.exitCode = checkGuards('sandbox', guards) > 0 ? 1 : 0;
