import type { Lifecycles, MountProps } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
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
  // Once at the failure, when nothing was mounted yet.
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

test('a remote whose code does not come fails in its load', async () => {
  const onFailure = jest.fn();
  mountRemote({
    remote: 'mf-x',
    load: () => Promise.reject(new Error('Failed to fetch')),
    into: document.createElement('div'),
    host: fakeHost().host,
    limits,
    onReady: jest.fn(),
    onTrouble: jest.fn(),
    onFailure,
  });
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'MRW-103' }));
});

test('a remote that fails after it was drawn fails as one that runs', async () => {
  const { failure, into } = await mountIt({
    mount: ({ onReady }) => {
      onReady?.();
      return Promise.reject(new Error('boom'));
    },
  });
  expect(failure.code).toBe('MRW-123');
  expect(into.childElementCount).toBe(0);
});

/** A mount that ends when the test says so. */
function open(
  parts: Partial<Lifecycles> = {},
  slotProps?: MountProps['slotProps'],
  within: typeof limits = limits,
) {
  const into = document.createElement('div');
  const fake = fakeHost();
  const told = { onReady: jest.fn(), onTrouble: jest.fn(), onFailure: jest.fn() };
  const props: MountProps[] = [];
  const done = () => Promise.resolve();
  const stop = mountRemote({
    remote: 'mf-x',
    load: () =>
      Promise.resolve({
        name: 'mf-x',
        unmount: done,
        ...parts,
        bootstrap: (given) => {
          props.push(given);
          return parts.bootstrap?.(given) ?? Promise.resolve();
        },
        mount: (given) => parts.mount?.(given) ?? Promise.resolve(),
      }),
    into,
    host: fake.host,
    limits: within,
    ...(slotProps ? { slotProps } : {}),
    ...told,
  });
  return { into, fake, props, stop, ...told };
}
const mounted = (mount: ReturnType<typeof open>) =>
  waitFor(() => {
    expect(mount.props).toHaveLength(1);
    return mount.props[0];
  });

test('a remote gets an element of its own and the host, and says once how long it took', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const mount = open();
  await mounted(mount);
  now.mockReturnValue(1250.4);
  const [props] = mount.props;
  expect(props?.domElement).toBe(mount.into.firstElementChild);
  expect(props).not.toHaveProperty('slotProps');
  expect(mount.onReady).not.toHaveBeenCalled();
  props?.onReady?.();
  expect(mount.onReady).toHaveBeenCalledTimes(1);
  expect(mount.fake.reports).toEqual([{ code: 'load', remote: 'mf-x', value: 250 }]);
});

test('what fills a place gets its values', async () => {
  const mount = open({}, { store: '1' });
  await mounted(mount);
  expect(mount.props[0]).toHaveProperty('slotProps', { store: '1' });
});

test('a remote that is ready may take its time from then on, and fails as one that runs', async () => {
  const mount = open();
  await mounted(mount);
  mount.props[0]?.onReady?.();
  await new Promise((resolve) => {
    setTimeout(resolve, limits.ready + 50);
  });
  expect(mount.onFailure).not.toHaveBeenCalled();
  mount.props[0]?.onFatal?.(new Error('boom'), 'render');
  mount.props[0]?.onFatal?.(new Error('again'), 'render');
  expect(mount.onFailure).toHaveBeenCalledTimes(1);
  expect(mount.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'MRW-123' }));
  expect(mount.into.childElementCount).toBe(0);
});

test('a remote that is late after it failed is not ready', async () => {
  const mount = open();
  await mounted(mount);
  mount.props[0]?.onFatal?.(new Error('boom'), 'render');
  mount.props[0]?.onReady?.();
  expect(mount.onReady).not.toHaveBeenCalled();
  expect(mount.fake.reports).toEqual([]);
});

test('a remote that is taken away leaves at once, says nothing, and is taken down once', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const mount = open({ unmount });
  await mounted(mount);
  mount.stop();
  expect(mount.into.childElementCount).toBe(0);
  mount.stop();
  mount.props[0]?.onReady?.();
  mount.props[0]?.onFatal?.(new Error('boom'), 'render');
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
  expect(mount.onReady).not.toHaveBeenCalled();
  expect(mount.onFailure).not.toHaveBeenCalled();
  expect(mount.onTrouble).not.toHaveBeenCalled();
});

test('a remote that failed and is taken away then is taken down once', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const mount = open({ unmount });
  await mounted(mount);
  mount.props[0]?.onFatal?.(new Error('boom'), 'render');
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
  mount.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(mount.onTrouble).not.toHaveBeenCalled();
});

test('a remote that begins after it was given up has nothing to take down', async () => {
  let begun: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { failure, unmount } = await mountIt({ bootstrap: () => late });
  expect(failure.code).toBe('MRW-112');
  begun();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unmount).not.toHaveBeenCalled();
});

test('a remote that is taken away while it loads is never begun', async () => {
  const bootstrap = jest.fn(() => Promise.resolve());
  const mount = open({ bootstrap });
  mount.stop();
  await new Promise((resolve) => {
    setTimeout(resolve, limits.ready + 50);
  });
  expect(bootstrap).not.toHaveBeenCalled();
  expect(mount.onFailure).not.toHaveBeenCalled();
});

test.each([
  ['throws', () => Promise.reject(new Error('stuck'))],
  ['takes too long', () => new Promise<void>(() => undefined)],
])('a remote that %s when it should go is trouble that the visitor does not see', async (_, unmount) => {
  const mount = open({ unmount });
  await mounted(mount);
  mount.stop();
  await waitFor(() => expect(mount.onTrouble).toHaveBeenCalledTimes(1));
  expect(mount.onFailure).not.toHaveBeenCalled();
});

/** A remote of another framework: plain functions that put their content into the element. */
const drawing = (content: () => string | Node, { saysReady = false } = {}): Partial<Lifecycles> => ({
  saysReady,
  mount: ({ domElement }) => {
    domElement.append(content());
    return Promise.resolve();
  },
});

const patient = { ...limits, ready: 3_000 };

describe('a remote that never says that it is ready', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 20));
  });

  test('stays when its text has been there for a second, and its team is told', async () => {
    const mount = open(
      drawing(() => 'Lucky draw'),
      undefined,
      patient,
    );
    await waitFor(() => expect(mount.onReady).toHaveBeenCalledTimes(1), { timeout: 2_500 });
    expect(mount.into).toHaveTextContent('Lucky draw');
    expect(mount.fake.reports).toEqual([
      { code: 'MRW-125', remote: 'mf-x', detail: 'MRW-125 mf-x: never-said-ready' },
      { code: 'load', remote: 'mf-x', value: expect.any(Number) as number },
    ]);
    // Until the content was there, not a second later.
    const [, load] = mount.fake.reports as { value?: number }[];
    expect(load?.value).toBeLessThan(900);
    // Too late, and once is enough.
    mount.props[0]?.onReady?.();
    expect(mount.onReady).toHaveBeenCalledTimes(1);
    expect(mount.fake.reports).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, patient.ready));
    expect(mount.onFailure).not.toHaveBeenCalled();
    mount.stop();
  }, 10_000);

  test('is taken away when it is busy to the end', async () => {
    const bar = () => document.createElement('progress');
    const mount = open(drawing(bar), undefined, { ...limits, ready: 1_800 });
    await waitFor(() => expect(mount.onFailure).toHaveBeenCalled(), { timeout: 3_000 });
    expect(mount.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'MRW-114' }));
    expect(mount.into.childElementCount).toBe(0);
  });

  test('is taken away when it promised to say so', async () => {
    const mount = open(
      drawing(() => 'Please wait', { saysReady: true }),
      undefined,
      { ...limits, ready: 1_800 },
    );
    await waitFor(() => expect(mount.onFailure).toHaveBeenCalled(), { timeout: 3_000 });
    expect(mount.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'MRW-114' }));
  });

  test('and says it after all before a second is over is one that says it', async () => {
    const mount = open(
      drawing(() => 'Lucky draw'),
      undefined,
      patient,
    );
    await waitFor(() => expect(mount.into).toHaveTextContent('Lucky draw'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    mount.props[0]?.onReady?.();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(mount.onReady).toHaveBeenCalledTimes(1);
    expect(mount.fake.reports.map(({ code }) => code)).toEqual(['load']);
    mount.stop();
  });
});
