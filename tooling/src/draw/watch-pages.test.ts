/** @jest-environment node */
import type { DeploymentState } from '../release/deployment-file';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { watchPages } from './watch-pages';

test('what goes live begins a round, the lists are read anew after their time only, and a failure costs one round', async () => {
  const revisions = [1, 1, 2, 3];
  const lines: string[] = [];
  const readPages = jest.fn(() => Promise.resolve());
  const counts = { checked: 0, failed: 0, left: 0, removed: 0 };
  const round = jest
    .fn()
    .mockResolvedValueOnce({ ...counts, drawn: 2 })
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce({ ...counts, drawn: 1 });
  jest.useFakeTimers({ advanceTimers: 1_000 });
  await watchPages({
    job: { readPages, round, removeOthers: () => Promise.resolve(0) },
    readSite: () => Promise.resolve({} as LiveSite),
    deployments: { read: () => Promise.resolve({ revision: revisions.shift() } as DeploymentState) },
    every: 60_000,
    print: (line) => lines.push(line),
    ended: () => revisions.length === 0,
  });
  expect(lines).toEqual(['2 drawn', 'not drawn: no answer', '1 drawn']);
  expect(readPages).toHaveBeenCalledTimes(1);
});
