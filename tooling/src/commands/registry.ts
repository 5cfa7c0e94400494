import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { publishLocally } from '../packages/publish';
import { startRegistry } from '../packages/registry';
import { varFolder } from '../process/root';
import { untilEnd } from '../process/end-of-process';
import { compiledPackages } from './packages';

/** `npm run registry`: a registry of this machine with every package that is published, as it is now. */
export async function registry(): Promise<void> {
  const { port } = readAddresses(process.env).registry;
  const folder = process.env['MRW_REGISTRY'] ?? path.join(varFolder, 'registry');
  const built = await compiledPackages(path.join(folder, 'built'));
  const running = await startRegistry(port, folder);
  for (const one of built) {
    const isNew = await publishLocally(one, running.address);
    console.log(`${one.name} ${one.version}${isNew ? ' published' : ''}`);
  }
  console.log(`
The registry of @mrw packages is ${running.address}
  npm config set @mrw:registry ${running.address}
Ctrl-C stops it.
`);
  await untilEnd();
  await running.stop();
}
