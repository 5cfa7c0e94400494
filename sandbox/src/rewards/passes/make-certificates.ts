import { resolve } from 'node:path';
import { createClock } from '../../platform/clock';
import { makeDevelopmentPasses } from './development-chain';
import { passFolderOf } from './settings';

const usage = `npm run pass-certificates -w @mrw/sandbox -- [folder]

Makes a chain of certificates for passes in development, which no phone trusts; what is there stays.
folder: from sandbox/ on (default MRW_PASSES, else var/passes)
`;

const [word = passFolderOf(process.env) ?? 'var/passes', ...more] = process.argv.slice(2);
if (word.startsWith('-') || more.length > 0) {
  process.stdout.write(usage);
  process.exitCode = ['-h', '--help'].includes(word) ? 0 : 1;
} else {
  const folder = resolve(word);
  await makeDevelopmentPasses(folder, createClock().now());
  process.stdout.write(`${folder}\n`);
}
