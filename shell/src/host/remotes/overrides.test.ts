import { pageLoads } from '../../react/kernel-context/testing/page-loads';
import { overrideAddress, overrideReset, readOverrides, setOverride } from './overrides';

const storage = () => localStorage;
const places = ['http://localhost:8081', 'http://localhost:8091'];

test('an override is kept and taken away again, one remote at a time', () => {
  setOverride(storage, 'mf-stores', 'http://localhost:8091/');
  setOverride(storage, 'mf-wallet', 'http://localhost:8092/');
  expect(readOverrides(storage)).toEqual({
    'mf-stores': 'http://localhost:8091/',
    'mf-wallet': 'http://localhost:8092/',
  });
  setOverride(storage, 'mf-stores', null);
  setOverride(storage, 'mf-wallet', null);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[]', '{"mf-stores":7}', 'null'])('the stored text %p is no override', (text) => {
  localStorage.setItem('mrw_overrides', text);
  expect(readOverrides(storage)).toEqual({});
});

test('without storage there are none', () => {
  expect(
    readOverrides(() => {
      throw new Error('blocked');
    }),
  ).toEqual({});
});

test.each([
  ['1.2.0', 'http://localhost:8081/mf-stores/1.2.0/'],
  [' 1.2.0-local.ab12 ', 'http://localhost:8081/mf-stores/1.2.0-local.ab12/'],
  ['10.20.30', 'http://localhost:8081/mf-stores/10.20.30/'],
  ['v1.2.0', null],
  ['1.2.0/..', null],
  ['1.2', null],
  ['1.2.0-', null],
  ['http://localhost:8091', 'http://localhost:8091/'],
  ['http://localhost:8091/build', 'http://localhost:8091/build/'],
  ['javascript:alert(1)', null],
  ['https://evil.example/', null],
  ['stores', null],
  ['', null],
])('%p means %p', (text, address) => {
  expect(overrideAddress(text, 'mf-stores', places)).toBe(address);
});

test.each([
  [true, 'mf-stores', true],
  [true, 'mf-wallet', false],
  [false, 'mf-stores', false],
])('with developer tools %p an override of %s can be taken away: %p', (developerTools, remote, can) => {
  setOverride(storage, 'mf-stores', 'http://localhost:8091/');
  expect(overrideReset({ developerTools }, remote) !== undefined).toBe(can);
});

test('where developer tools are not spoken of there are none', () => {
  setOverride(storage, 'mf-stores', 'http://localhost:8091/');
  expect(overrideReset({}, 'mf-stores')).toBeUndefined();
});

test('taking an override away loads the page again, with the release', () => {
  const { reload } = pageLoads();
  setOverride(() => localStorage, 'mf-stores', 'http://localhost:8091/');
  overrideReset({ developerTools: true }, 'mf-stores')?.();
  expect(readOverrides(() => localStorage)).toEqual({});
  expect(reload).toHaveBeenCalledTimes(1);
});
