import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { writeSitemap } from '../serve/nginx/write-sitemap';
import { Deployments, localEnvironment } from '../release/deployments';
import { knownEnvironment } from '../release/known';
import { openStorage } from '../release/storage/open-storage';
import { varFolder } from '../process/root';
import { deploymentProfileOf } from '../serve/site/profiles';
import { readSitemap } from '../serve/site/sitemap/read-sitemap';

/**
 * `npm run sitemap -- [environment] [--storage place] [--output folder]`: reads the public lists of the API and writes the sitemap beside
 * the pages of `npm run release -- nginx`. After a failure the files stay as they are.
 */
export async function sitemap(
  [named]: readonly string[],
  { storage, output }: { storage: string; output: string | undefined },
): Promise<void> {
  const environment = named ?? process.env['MRW_ENVIRONMENT'] ?? localEnvironment;
  await knownEnvironment(new Deployments(await openStorage(storage, process.env), environment));
  const addresses = readAddresses(process.env);
  const files = await readSitemap(deploymentProfileOf('A', addresses), addresses.shell.origin);
  const folder = path.join(output ?? path.join(varFolder, 'nginx', environment), 'site');
  writeSitemap(folder, files);
  console.log(`wrote ${Object.keys(files).join(', ')} in ${folder}`);
}
