import { parseArgs } from 'node:util';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { DrawingBrowser } from '../draw/drawing-browser';
import { drawOne } from '../draw/draw-one';
import { findChromium } from '../draw/find-chromium';
import { openRegistry } from '../partners/registry';
import { Deployments } from '../release/deployments';
import { ReleaseStore } from '../release/release-store';
import { placeOptions } from '../release/run-release';
import { openStorage } from '../release/storage/open-storage';
import { releasesFolder } from '../root';
import { drawnFile } from '../site/drawn/drawn-file';
import { DrawnStore } from '../site/drawn/drawn-store';
import { deploymentProfileOf } from '../site/profiles';
import { readDrawingSite } from '../draw/drawing-site';

export async function draw(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...placeOptions(releasesFolder) },
  });
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium found');
  const storage = await openStorage(values.storage, process.env);
  const addresses = readAddresses(process.env);
  const profile = deploymentProfileOf('A', addresses);
  const site = await readDrawingSite({
    addresses,
    profile,
    releases: new ReleaseStore(storage),
    deployments: new Deployments(storage, values.environment),
    partners: await (await openRegistry(values.environment)).read(),
  });
  const store = new DrawnStore(storage, values.environment, profile.name);
  const browser = new DrawingBrowser(chromium);
  for (const address of positionals)
    for (const language of profile.availableLanguages) {
      const began = Date.now();
      const file = drawnFile(address);
      if (!file) throw new Error(`${address} cannot be a file.`);
      const outcome = await drawOne({ store, site, browser }, { place: { language, file }, address });
      console.log(
        `${address} ${language}: ${outcome.kind === 'failed' ? outcome.why : outcome.kind}, ${Date.now() - began} ms`,
      );
    }
  await browser.end();
}
