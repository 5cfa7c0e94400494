import { createClock } from '../../platform/clock';
import { makeDevelopmentPasses } from './development-chain';
import { passFolderOf } from './settings';

/** `npm run pass-certificates -- <folder>` */
const folder = process.argv[2] ?? passFolderOf(process.env) ?? 'var/passes';
await makeDevelopmentPasses(folder, createClock().now());
process.stdout.write(`${folder}\n`);
