import type { Lifecycles, MountProps } from '@mrw/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLifecycles } from '../../host/remotes/federation';
import { liveRemote, manifestOf, renderInKernel } from '../kernel-context/testing/render-in-kernel';
import { RemoteView } from './remote-view';

jest.mock('../../host/remotes/federation', () => ({
  loadLifecycles: jest.fn(),
  providedModules: () => ({}),
}));
const load = jest.mocked(loadLifecycles);

const manifest = manifestOf({
  'mf-stores': liveRemote('mf-stores', ['/about/store', '/storeDetail/:id']),
  'mf-offers': liveRemote('mf-offers', ['/home']),
});

/** Renders a line; unmounts as the test says. */
function remoteThat(parts: Partial<Lifecycles> = {}): Lifecycles & { props: MountProps[] } {
  const props: MountProps[] = [];
  return {
    name: 'mf-stores',
    bootstrap: () => Promise.resolve(),
    mount: (given) => {
      props.push(given);
      given.domElement.textContent = 'Stores are here';
      given.onReady?.();
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
    props,
    ...parts,
  };
}
const failing = () => remoteThat({ mount: () => Promise.reject(new Error('boom')) });

// One function for all tests: the page notices when it is replaced.
globalThis.fetch = jest.fn();

beforeEach(() => {
  load.mockReset();
  jest
    .mocked(fetch)
    .mockReset()
    .mockResolvedValue({ ok: true, json: () => Promise.resolve(manifest) } as Response);
});

const open = () =>
  renderInKernel(<RemoteView remote="mf-stores">Beneath it</RemoteView>, { manifest, path: '/about/store' });
const drawn = () => screen.findByText('Stores are here');

test('a skeleton stands in until the remote is ready; what belongs beneath it comes after it', async () => {
  let arrive: (lifecycles: Lifecycles) => void = () => undefined;
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText('Beneath it')).toBeNull();
  act(() => {
    arrive(remoteThat());
  });
  await drawn();
  expect(await screen.findByText('Beneath it')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a remote that fails has a panel with its code and a record; Try again loads it anew', async () => {
  load.mockResolvedValueOnce(failing()).mockResolvedValueOnce(remoteThat());
  const { records } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference MRW-122');
  expect(records).toContainEqual(expect.objectContaining({ code: 'MRW-122', remote: 'mf-stores' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await drawn();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load.mock.calls.map(([, exposed, again]) => [exposed, again])).toEqual([
    ['./app', false],
    ['./app', true],
  ]);
});

describe('a remote that is disabled', () => {
  const entry = liveRemote('mf-stores', ['/about/store']);
  const disabled = manifestOf({ 'mf-stores': { ...entry, disabled: true } });
  const answer = (data: unknown) => {
    jest.mocked(fetch).mockResolvedValue({ ok: true, json: () => Promise.resolve(data) } as Response);
  };

  test('has a panel and none of its code; Try again finds it when it is back', async () => {
    load.mockResolvedValue(remoteThat());
    const { records } = renderInKernel(<RemoteView remote="mf-stores" />, {
      manifest: disabled,
      path: '/about/store',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Reference MRW-117');
    expect(load).not.toHaveBeenCalled();
    expect(records.map(({ code }) => code)).toEqual(['MRW-117']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await drawn();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes from an open page and comes back to it', async () => {
    const unmount = jest.fn(() => Promise.resolve());
    load.mockResolvedValue(remoteThat({ unmount }));
    const { kernel } = open();
    await drawn();
    answer(disabled);
    await act(() => kernel.deployment.followDisabled());
    expect(await screen.findByRole('alert')).toHaveTextContent('Reference MRW-117');
    expect(unmount).toHaveBeenCalledTimes(1);
    answer(manifest);
    await act(() => kernel.deployment.followDisabled());
    await drawn();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});

test('a remote is notified only of the pages that are rendered in its place', async () => {
  const remote = remoteThat();
  load.mockResolvedValue(remote);
  const isDirectory = (path: string) => path === '/about/store';
  const { kernel } = renderInKernel(<RemoteView remote="mf-stores" draws={isDirectory} />, {
    manifest,
    path: '/about/store',
  });
  await drawn();
  act(() => {
    kernel.navigation.navigate('/storeDetail/1');
  });
  const [props] = remote.props;
  expect(props?.host.navigation.state$.value.location.pathname).toBe('/about/store');
});

test('another page of a remote that failed is tried at once, the same page and one of another remote are not', async () => {
  load.mockResolvedValue(failing());
  const { kernel } = open();
  await screen.findByRole('alert');
  for (const path of ['/about/store?page=2', '/home']) {
    act(() => {
      kernel.navigation.navigate(path);
    });
    expect(screen.getByRole('alert')).toBeInTheDocument();
  }
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(remoteThat());
  act(() => {
    kernel.navigation.navigate('/storeDetail/1');
  });
  await drawn();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a remote that failed and was left is not tried again on another page', async () => {
  load.mockResolvedValue(failing());
  const { kernel, rerender } = open();
  await screen.findByRole('alert');
  rerender(<p>Another page</p>);
  jest.mocked(fetch).mockClear();
  act(() => {
    kernel.navigation.navigate('/storeDetail/1');
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a remote that failed is tried again when the network is back', async () => {
  load.mockResolvedValueOnce(failing()).mockResolvedValueOnce(remoteThat());
  open();
  await screen.findByRole('alert');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await drawn();
});

test('a remote is told only of pages of its own, and its part of the bus bears its name', async () => {
  const remote = remoteThat();
  load.mockResolvedValue(remote);
  const { kernel, records } = open();
  await drawn();
  const [host] = remote.props.map((props) => props.host);
  act(() => {
    kernel.navigation.navigate('/storeDetail/1');
  });
  expect(host?.navigation.state$.value.location.pathname).toBe('/storeDetail/1');
  act(() => {
    kernel.navigation.navigate('/home');
  });
  expect(host?.navigation.state$.value.location.pathname).toBe('/storeDetail/1');
  expect(load).toHaveBeenCalledTimes(1);
  if (host) Reflect.apply(host.bus.publish, host.bus, ['points-changed', { version: 9 }]);
  expect(records).toContainEqual(
    expect.objectContaining({
      code: 'MRW-201',
      remote: 'mf-stores',
      detail: expect.stringContaining('mf-stores 1.0.0: bus event points-changed') as unknown,
    }),
  );
});

test('what a remote throws while it is left is recorded with its name and code, and the page it leaves to stays', async () => {
  load.mockResolvedValue(remoteThat({ unmount: () => Promise.reject(new Error('not cleaned up')) }));
  const { records, rerender } = open();
  await drawn();
  rerender(<p>Another page</p>);
  expect(screen.getByText('Another page')).toBeInTheDocument();
  await waitFor(() => {
    expect(records).toContainEqual(
      expect.objectContaining({
        code: 'MRW-124',
        remote: 'mf-stores',
        detail: expect.stringContaining('not cleaned up') as unknown,
      }),
    );
  });
});
