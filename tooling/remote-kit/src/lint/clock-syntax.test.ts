/** @jest-environment node */
import { Linter } from 'eslint';
import { clockSyntax } from './clock-syntax';

test.each([
  ['Date.now()', true],
  ['const now = Date.now;', true],
  ['globalThis.Date.now()', true],
  ['new Date()', true],
  ['Date()', true],
  ['new Date(0)', false],
  ['Date.parse("2026-11-27")', false],
  ['performance.now()', false],
])('in %s lint finds a clock that may be wrong: %s', (code, isFault) => {
  const rules: Linter.RulesRecord = { 'no-restricted-syntax': ['error', ...clockSyntax] };
  const faults = new Linter().verify(code, [{ rules }]).map(({ message }) => message);
  expect(faults).toEqual(isFault ? [expect.stringContaining('useNow or useClock')] : []);
});
