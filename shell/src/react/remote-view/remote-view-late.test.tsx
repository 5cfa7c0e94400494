import type { Lifecycles, MountProps } from '@mrw/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { failedTwice } from '../../host/remotes/failed-versions';
import { loadLifecycles } from '../../host/remotes/federation';
import { remoteFailure } from '../../host/remotes/remote-failure';
import { renderWithKernel } from '../kernel-context/testing/render-with-kernel';
import { liveRemote } from '../kernel-context/testing/render-in-kernel';
import type { Kernel } from '../../host/create-host';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { RemoteView } from './remote-view';

jest.mock('../../host/remotes/federation', () => ({
  loadLifecycles: jest.fn(),
  providedModules: () => ({}),
}));
const load = jest.mocked(loadLifecycles);

/** A promise that the test settles. */
function later<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return {
    promise,
    settle: (value: T) =>
      act(async () => {
        settle(value);
        await Promise.resolve();
      }),
  };
}

const remoteThat = (
  mount: (props: MountProps) => Promise<unknown>,
  unmount = jest.fn(() => Promise.resolve()),
) => ({ name: 'mf-stores', bootstrap: () => Promise.resolve(), mount, unmount }) as Lifecycles;

const ready = remoteThat((props) => {
  props.domElement.textContent = 'Stores are here';
  props.onReady?.();
  return Promise.resolve();
});
const broken = remoteThat(() => Promise.reject(new Error('boom')));

/** A kernel whose deployment answers as the test says; nothing else of it is real. */
function kernelOf(deployment: Partial<Kernel['deployment']> = {}) {
  const fake = fakeHost({ path: '/about/store' });
  const release = jest.fn();
  const kernel = {
    host: fake.host,
    hostOf: () => fake.host,
    navigation: {
      ...fake.host.navigation,
      scoped: () => ({ navigation: fake.host.navigation, release }),
    },
    deployment: {
      remotes$: new BehaviorSubject({}),
      live: () => liveRemote('mf-stores', ['/about/store']),
      fallBack: () => Promise.resolve(false),
      isStale: () => Promise.resolve(false),
      reread: () => Promise.resolve(),
      prepare: () => Promise.resolve(),
      failures: () => localStorage,
      ...deployment,
    },
  } as unknown as Kernel;
  return { kernel, fake, release };
}

const open = (deployment: Partial<Kernel['deployment']> = {}) => {
  const parts = kernelOf(deployment);
  return { ...parts, ...renderWithKernel(<RemoteView remote="mf-stores" />, parts.kernel) };
};

beforeEach(() => {
  load.mockReset();
});

test('while another version is looked for there is no panel; with one it is loaded', async () => {
  const other = later<boolean>();
  load.mockResolvedValueOnce(broken).mockResolvedValueOnce(ready);
  const fallBack = jest.fn(() => other.promise);
  open({ fallBack });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(fallBack).toHaveBeenCalledWith(expect.objectContaining({ code: 'MRW-122' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await other.settle(true);
  expect(await screen.findByText('Stores are here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(load.mock.calls[1]?.[2]).toBe(true);
});

test.each([true, false])(
  'an answer (%p) that comes after the page was left changes nothing',
  async (found) => {
    const other = later<boolean>();
    load.mockResolvedValue(broken);
    const { unmount, release, rerender } = open({ fallBack: () => other.promise });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    rerender(<p>Another page</p>);
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
    await other.settle(found);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an answer that comes after the remote was disabled and is back says nothing of the one that runs', async () => {
  const other = later<boolean>();
  load.mockResolvedValueOnce(broken).mockResolvedValueOnce(ready);
  const live = liveRemote('mf-stores', ['/about/store']);
  const remotes$ = new BehaviorSubject({ 'mf-stores': { ...live, disabled: true } });
  open({ remotes$: remotes$ as never, fallBack: () => other.promise });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  act(() => {
    remotes$.next({ 'mf-stores': live } as never);
  });
  expect(await screen.findByText('Stores are here')).toBeInTheDocument();
  await other.settle(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a remote that is left while it is loaded is not mounted', async () => {
  const lifecycles = later<Lifecycles>();
  load.mockReturnValue(lifecycles.promise);
  const mount = jest.fn(() => Promise.resolve());
  const { unmount } = open();
  unmount();
  await lifecycles.settle(remoteThat(mount));
  expect(mount).not.toHaveBeenCalled();
});

test.each([
  ['a missing script of a release that is gone', 'load', true, 2],
  ['a missing script of the live release', 'load', false, 1],
  ['another failure', 'mount', true, 1],
] as const)('after its start %s (stale: %p %p) is loaded %i times', async (_, stage, stale, loads) => {
  const props: MountProps[] = [];
  load.mockResolvedValue(
    remoteThat((given) => {
      props.push(given);
      given.onReady?.();
      return Promise.resolve();
    }),
  );
  const fallBack = jest.fn(() => Promise.resolve(true));
  const isStale = jest.fn<Promise<boolean>, [string, string]>(() => Promise.resolve(stale));
  open({ isStale, fallBack });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const cause =
    stage === 'load'
      ? Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
      : remoteFailure('mf-stores', 'mount', new Error('boom'));
  act(() => {
    props[0]?.onFatal?.(cause, 'render');
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(load).toHaveBeenCalledTimes(loads);
  expect(fallBack).not.toHaveBeenCalled();
  expect(isStale.mock.calls).toEqual(
    stage === 'load' ? [['mf-stores', liveRemote('mf-stores', []).base]] : [],
  );
  expect(Boolean(screen.queryByRole('alert'))).toBe(loads === 1);
});

test('Try again reads the manifest before it loads; until then the panel stays, then there is a skeleton', async () => {
  const manifest = later<undefined>();
  const lifecycles = later<Lifecycles>();
  load.mockResolvedValueOnce(broken).mockReturnValueOnce(lifecycles.promise);
  open({ reread: () => manifest.promise });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await manifest.settle(undefined);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await lifecycles.settle(ready);
  expect(await screen.findByText('Stores are here')).toBeInTheDocument();
});

test('a failure before the start is not counted against the version', async () => {
  load.mockResolvedValue(broken);
  const isStale = jest.fn(() => Promise.resolve(false));
  localStorage.clear();
  open({ isStale });
  await screen.findByRole('alert');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(isStale).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

describe('after a failure of a remote that had started', () => {
  const live = liveRemote('mf-stores', ['/about/store']);
  const previous = { ...live, version: '0.9.0' };

  /** @param remotes the versions of the manifest that is read again */
  async function failLater(remotes: object) {
    const props: MountProps[] = [];
    load.mockResolvedValue(
      remoteThat((given) => {
        props.push(given);
        given.onReady?.();
        return Promise.resolve();
      }),
    );
    localStorage.clear();
    const manifest = later<undefined>();
    const reread = jest.fn(() => manifest.promise);
    const remotes$ = new BehaviorSubject({ 'mf-stores': live });
    open({
      remotes$: remotes$ as never,
      reread,
      isStale: () => {
        remotes$.next(remotes as never);
        return Promise.resolve(false);
      },
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    act(() => {
      props[0]?.onFatal?.(new Error('boom'), 'render');
    });
    await screen.findByRole('alert');
    await waitFor(() => {
      expect(localStorage.getItem('mrw_failed_versions')).toContain(live.base);
    });
    expect(failedTwice(() => localStorage)).toEqual([]);
    return { reread, manifest };
  }
  const offer = () => screen.queryByRole('button', { name: 'Use the earlier version' });

  test('the panel offers the version before, which is used from then on', async () => {
    const { reread, manifest } = await failLater({ 'mf-stores': { ...live, previous } });
    await userEvent.click(await screen.findByRole('button', { name: 'Use the earlier version' }));
    expect(failedTwice(() => localStorage)).toEqual([live.base]);
    expect(screen.getByRole('button', { name: 'Opening the earlier version…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await manifest.settle(undefined);
    expect(reread).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['there is no version before', { 'mf-stores': live }],
    [
      'another version is live by now',
      { 'mf-stores': { ...live, base: 'https://remotes.test/x/', previous } },
    ],
  ])('it offers nothing when %s', async (_, remotes) => {
    await failLater(remotes);
    expect(offer()).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
