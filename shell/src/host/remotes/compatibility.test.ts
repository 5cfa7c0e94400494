import { incompatibility } from './compatibility';

const host = { contract: '1.1.0', shared: { react: '19.3.1', rxjs: '7.8.2' } };

test.each([
  ['^1.0.0', { react: '^19.0.0' }, null],
  ['^1.1.0', { react: '^19.0.0', rxjs: '^7.0.0' }, null],
  ['^1.2.0', {}, 'needs contract ^1.2.0, the host speaks 1.1.0'],
  ['^2.0.0', {}, 'needs contract ^2.0.0, the host speaks 1.1.0'],
  ['^0.9.0', {}, 'needs contract ^0.9.0, the host speaks 1.1.0'],
  ['^1.0.0', { react: '^20.0.0' }, 'needs react ^20.0.0, the host provides 19.3.1'],
  ['^1.0.0', { react: '^19.4.0' }, 'needs react ^19.4.0, the host provides 19.3.1'],
  ['^1.0.0', { lodash: '^4.0.0' }, 'needs lodash ^4.0.0, the host provides none'],
  ['whatever', {}, 'needs contract whatever, the host speaks 1.1.0'],
  ['', {}, 'needs contract , the host speaks 1.1.0'],
  ['^1.0.0', { react: '' }, 'needs react , the host provides 19.3.1'],
])('contract %p and shared modules %p: %p', (contract, shared, reason) => {
  expect(incompatibility({ contract, shared }, host)?.reason ?? null).toBe(reason);
});

test('a missing part of the host is told apart from another contract', () => {
  const kindOf = (contract: string, react: string) =>
    incompatibility({ contract, shared: { react } }, host)?.kind;
  expect(kindOf('^2.0.0', '^20.0.0')).toBe('contract-mismatch');
  expect(kindOf('^1.0.0', '^20.0.0')).toBe('shared-module-mismatch');
});
