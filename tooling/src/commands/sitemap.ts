import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { writeSitemap } from '../serve/nginx/write-sitemap';
import { localEnvironment } from '../release/deployments';
import { varFolder } from '../process/root';
import { deploymentProfileOf } from '../serve/site/profiles';
import { checkedEnvironment } from '../process/release-names';
import { readSitemap } from '../serve/site/sitemap/read-sitemap';

/**
 * `npm run sitemap -- [environment] [--output folder]`: reads the public lists of the API and writes the sitemap beside
 * the pages of `npm run release -- nginx`. After a failure the files stay as they are.
 */
export async function sitemap([named]: readonly string[], output: string | undefined): Promise<void> {
  const environment = checkedEnvironment(named ?? process.env['MRW_ENVIRONMENT'] ?? localEnvironment);
  const addresses = readAddresses(process.env);
  const files = await readSitemap(deploymentProfileOf('A', addresses), addresses.shell.origin);
  const folder = path.join(output ?? path.join(varFolder, 'nginx', environment), 'site');
  writeSitemap(folder, files);
  console.log(`wrote ${Object.keys(files).join(', ')} in ${folder}`);
}
