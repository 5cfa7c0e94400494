/** @jest-environment node */
import { Deployments } from './deployments';
import { wholeBuilds } from './local';
import { FolderStorage } from './storage/folder-storage';
import { temporaryFolder } from '../process/testing/temporary-folder';

const folder = temporaryFolder('local');

test('what was built quickly for this machine is neither measured nor tested; the whole build of it is', async () => {
  const deployments = new Deployments(new FolderStorage(folder), 'local');
  await deployments.promote('shell', '1.0.0-local.h0123456789');
  await deployments.promote('mf-stores', '1.0.0-quick.h0123456789');
  await expect(wholeBuilds(deployments)).rejects.toThrow('mf-stores. "npm run build"');
  await deployments.promote('mf-stores', '1.0.0-local.h0123456789');
  expect(await wholeBuilds(deployments)).toBe(deployments);
});
