import type { Lifecycles } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { mountRemote } from './mount-remote';
import type { RemoteFailure } from './remote-failure';

const limits = { load: 50, bootstrap: 50, mount: 50, ready: 500, unmount: 50 };

const mountIt = (parts: Partial<Lifecycles>) =>
  new Promise<{ failure: RemoteFailure; into: HTMLElement; unmount: jest.Mock }>((resolve) => {
    const into = document.createElement('div');
    const unmount = jest.fn(() => Promise.resolve());
    const done = () => Promise.resolve();
    mountRemote({
      remote: 'mf-x',
      load: () => Promise.resolve({ name: 'mf-x', bootstrap: done, mount: done, unmount, ...parts }),
      into,
      host: fakeHost().host,
      limits,
      onReady: jest.fn(),
      onTrouble: jest.fn(),
      onFailure: (failure) => {
        resolve({ failure, into, unmount });
      },
    });
  });

test('a remote that mounts after it was given up is unmounted then', async () => {
  let mounted: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    mounted = resolve;
  });
  const { failure, into, unmount } = await mountIt({ mount: () => late });
  expect(failure.code).toBe('MRW-113');
  expect(into.childElementCount).toBe(0);
  // Once at the failure, when there was nothing to take down yet.
  unmount.mockClear();
  mounted();
  await late;
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test.each([
  ['drawing', 'MRW-114', {}],
  ['bootstrap', 'MRW-112', { bootstrap: () => new Promise<void>(() => undefined) }],
  ['mount', 'MRW-122', { mount: () => Promise.reject(new Error('boom')) }],
] as const)('a remote that fails in %s leaves no element behind and says %s', async (_, code, parts) => {
  const { failure, into } = await mountIt(parts);
  expect(failure.code).toBe(code);
  expect(into.childElementCount).toBe(0);
});
