/** @jest-environment node */
import os from 'node:os';
import { runRelease } from './run-release';

const place = {
  checksOf: () => [],
  sourcesOf: () => os.tmpdir(),
  compiledFolder: os.tmpdir(),
  storage: os.tmpdir(),
  usage: 'Usage: release',
};

test.each([
  ['promote mf-stores 1.0.0 --without-proof=', '--without-proof needs a reason.'],
  ['promote mf-stores 1.0.0 --storage=', 'Name the release store'],
  ['prune --keep few', '--keep is a whole number from 0.'],
  ['prune --days -1', "Option '--days' argument is ambiguous"],
  ['destroy mf-stores', 'Usage: release'],
])('release %s is refused', async (line, reason) => {
  await expect(runRelease(line.split(' '), place)).rejects.toThrow(reason);
});
