/** @jest-environment node */
import { UsageError } from '../../process/usage-error';
import { partNames, readPart } from './test-part';

test.each<[string, string | undefined, string | undefined, readonly string[], boolean]>([
  ['no part', undefined, undefined, ['checks', 'unit', 'browser'], true],
  ['the checks', 'checks', undefined, ['checks'], true],
  ['the unit tests', 'unit', undefined, ['unit'], true],
  ['the first half of the unit tests', 'unit', '1/2', ['unit'], true],
  ['the second half of the unit tests', 'unit', '2/2', ['unit'], false],
  ['the browser tests in one share', 'browser', '1/1', ['browser'], true],
  ['the first of three shares of the browser tests', 'browser', '1/3', ['browser'], true],
  ['the tenth of twelve', 'browser', '10/12', ['browser'], false],
])('%s is what a run takes', (_, part, shard, taken, isFirst) => {
  const { takes, ...rest } = readPart(part, shard);
  expect(partNames.filter((name) => takes[name])).toEqual(taken);
  expect(rest).toEqual({ shard: shard ?? null, isFirst });
});

test.each<[string, string | undefined, string | undefined, RegExp]>([
  [
    'a part that there is not',
    'browsers',
    undefined,
    /^browsers is no part .*: --part is checks, unit, browser\.$/,
  ],
  ['a part without a name', '', undefined, /is no part/],
  ['a share of everything', undefined, '1/3', /^--shard divides a part/],
  ['a share of the checks', 'checks', '1/3', /^--shard divides a part/],
  ['the share before the first', 'unit', '0/3', /^0\/3 is no share/],
  ['the share after the last', 'unit', '4/3', /no share/],
  ['a share of nothing', 'unit', '0/0', /no share/],
  ['a share that is no number', 'browser', '1', /no share/],
  ['a share with more behind it', 'browser', '1/3/5', /no share/],
  ['an empty share', 'browser', '', /^ is no share/],
])('%s is a wrong use', (_, part, shard, message) => {
  expect(() => readPart(part, shard)).toThrow(UsageError);
  expect(() => readPart(part, shard)).toThrow(message);
});
