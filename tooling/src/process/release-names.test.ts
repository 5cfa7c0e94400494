/** @jest-environment node */
import semver from 'semver';
import { exitCodeOf, UsageError } from './usage-error';
import { checkedEnvironment, checkedName, checkedVersion, isReleaseName, releaseKey } from './release-names';

const isVersion = (text: string) => isReleaseName('mf-stores', text);

test.each([
  '0.0.0',
  '1.2.3',
  '10.20.30-rc.1',
  '1.0.0-local.h0123456789',
  '1.0.0-0',
  '1.0.0--',
  '1.0.0-x-y.7',
])('Q-198 %s is the version of a release, and semver compares it as it is', (text) => {
  expect(releaseKey('mf-stores', text)).toBe(`mf-stores/${text}`);
  expect(semver.valid(text)).toBe(text);
});

/** What semver does not read, or reads as another text. */
test.each([
  '1.0.0-local.0123456789',
  '1.2',
  'v1.2.3',
  '1.2.3+5',
  '01.2.3',
  '1.2.3-',
  '1.2.3-a..b',
  '1.2.3 ',
  '1.2.3-a_b',
])('Q-198 %j is none, and semver would compare another text or none', (text) => {
  expect(isVersion(text)).toBe(false);
  expect(semver.valid(text)).not.toBe(text);
});

test.each([
  '1.2.3\n',
  '',
  '1.2.3/../x',
  `1.0.0-${'a'.repeat(59)}`,
  `1.0.0-${'9'.repeat(16)}`,
  '9'.repeat(16) + '.0.0',
])('Q-198 %j is no version of a release', (text) => {
  expect(isVersion(text)).toBe(false);
});

test.each([
  [checkedVersion, '1.2', '1.2.0'],
  [checkedVersion, 'v1.2.0-rc.1', '1.2.0-rc.1'],
  [checkedVersion, '../mf-stores/0.0.9', '0.0.9'],
  [checkedName, 'mf_stores', 'mf-stores'],
  [checkedName, '../mf-offers', 'mf-offers'],
  [checkedName, 'stores', 'mf-stores'],
  [checkedName, 'Shell', 'shell'],
  [checkedEnvironment, '../production', 'production'],
])('Q-198 %p refuses %j and names %s', (check, text, nearest) => {
  expect(() => check(text)).toThrow(`; the nearest is ${nearest}.`);
});

test('Q-198 what is near to nothing is refused in one sentence, as wrong use', () => {
  expect(() => checkedVersion('banana')).toThrow(
    new UsageError(
      '"banana" is no version of a release: semver without build metadata, as 1.2.0 or 1.3.0-rc.1, in at most 64 characters.',
    ),
  );
});

test.each<[unknown, number]>([
  [new UsageError('wrong'), 2],
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), 1],
  ['text', 1],
])('%p ends a command with %i', (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});
