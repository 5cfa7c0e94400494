/** @jest-environment node */
import { foldersOf, packagesWithDependents } from './affected';

jest.setTimeout(60_000);

const remotes = ['mf-account', 'mf-giftcard', 'mf-offers', 'mf-stores', 'mf-wallet'];

test('a remote has no package that depends on it but the browser tests', () => {
  expect(packagesWithDependents(['mf-stores']).filter((folder) => folder !== 'e2e')).toEqual(['mf-stores']);
});

test.each(['shared-ui', 'shared-contracts'])('on %s depend the shell and every remote', (name) => {
  expect(packagesWithDependents([name])).toEqual(expect.arrayContaining([name, 'shell', ...remotes]));
});

test('a package is named by its folder or by its name', () => {
  expect(foldersOf(['mf-stores', '@mrw/mf-stores', 'remote-kit', 'tooling/remote-kit'])).toEqual([
    'mf-stores',
    'mf-stores',
    'tooling/remote-kit',
    'tooling/remote-kit',
  ]);
  expect(() => foldersOf(['mf-none'])).toThrow('There is no package "mf-none"');
  expect(packagesWithDependents(['tooling/remote-kit'])).toContain('tooling/remote-kit');
});
