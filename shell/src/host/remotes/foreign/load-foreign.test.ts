import type { MountProps } from '@mrw/shared-contracts';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import * as checked from './import-checked';
import { loadForeign, requireBrowser } from './load-foreign';

jest.mock('./import-checked');
const importChecked = jest.mocked(checked.importChecked);

const remote = (more: object = { kind: 'module' }) =>
  ({
    base: 'https://remotes.test/mf-x/1.0.0/',
    descriptor: {
      name: 'mf-x',
      entry: 'app.js',
      exposes: { './app': ['app.js'], './slot-next': ['assets/next.js', 'assets/common.js'] },
      ...more,
    },
  }) as unknown as LiveRemote;

const done = () => Promise.resolve();
const steps = { bootstrap: done, mount: done, unmount: done };
const props = {} as MountProps;

beforeEach(() => {
  importChecked.mockReset();
});

test.each([
  ['./app', 'app.js'],
  ['./slot-next', 'assets/next.js'],
])('of modules %s is the first of its files', async (exposed, file) => {
  importChecked.mockResolvedValue(steps);
  expect(await loadForeign(remote(), exposed, false, {})).toHaveProperty('default.name', 'mf-x');
  expect(importChecked).toHaveBeenCalledWith(expect.anything(), file, false);
});

test.each([
  ['exports of the module', { ...steps, helper: 1 }],
  ['its default export', { default: { ...steps, saysReady: true } }],
])('lifecycles are %s', async (_, exported) => {
  importChecked.mockResolvedValue(exported);
  const { default: found } = (await loadForeign(remote(), './app', false, {})) as { default: object };
  expect(found).toHaveProperty('saysReady', 'default' in exported);
});

test('a step may be a list of functions, which run one after the other, and need not return a promise', async () => {
  const ran: string[] = [];
  const mount = [
    async () => {
      await Promise.resolve();
      ran.push('first');
    },
    () => ran.push('second'),
  ];
  importChecked.mockResolvedValue({ ...steps, mount });
  const { default: found } = (await loadForeign(remote(), './app', false, {})) as {
    default: { mount(props: MountProps): Promise<void> };
  };
  await found.mount(props);
  expect(ran).toEqual(['first', 'second']);
});

test.each([[{}], [{ ...steps, unmount: 1 }], [{ default: 'x' }]])('%j is no remote', async (exported) => {
  importChecked.mockResolvedValue(exported);
  expect(await loadForeign(remote(), './app', false, {})).toEqual({ default: null });
});

test('a container of modules is given the scope of the host, and asked for the exposed module', async () => {
  const init = jest.fn();
  const get = jest.fn(() => () => ({ default: steps }));
  importChecked.mockResolvedValue({ init, get });
  const scope = { react: {} };
  const found = await loadForeign(remote({ entryType: 'module' }), './slot-next', true, scope);
  expect(found).toHaveProperty('default.name', 'mf-x');
  expect(importChecked).toHaveBeenCalledWith(expect.anything(), 'app.js', true);
  expect(init).toHaveBeenCalledWith(scope);
  expect(get).toHaveBeenCalledWith('./slot-next');
});

test('an older browser than the remote names is refused before anything is fetched', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/88.0 Safari/537.36');
  const needs = (chrome: number) => () => {
    requireBrowser(remote({ browsers: { chrome } }).descriptor);
  };
  expect(needs(89)).toThrow('MRW-126');
  expect(needs(88)).not.toThrow();
});
