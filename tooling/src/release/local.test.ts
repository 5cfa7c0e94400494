/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Deployments } from './deployments';
import { wholeBuilds } from './local';
import { FolderStorage } from './storage/folder-storage';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-local-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('what was built quickly for this machine is neither measured nor tested; the whole build of it is', async () => {
  const deployments = new Deployments(new FolderStorage(folder), 'local');
  await deployments.promote('shell', '1.0.0-local.h0123456789');
  await deployments.promote('mf-stores', '1.0.0-quick.h0123456789');
  await expect(wholeBuilds(deployments)).rejects.toThrow('mf-stores. "npm run build"');
  await deployments.promote('mf-stores', '1.0.0-local.h0123456789');
  expect(await wholeBuilds(deployments)).toBe(deployments);
});
