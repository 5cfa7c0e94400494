import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { failedTwice } from '../../host/remotes/failed-versions';
import { countFailure } from './count-failure';

const base = 'https://remotes.example/mf-stores/2.0.0/';
const area = () => localStorage;
const key = 'mrw_failed_versions';

test('a version that failed twice within a day is left, another one is not', () => {
  jest.useFakeTimers();
  countFailure(area, base);
  countFailure(area, `${base}other/`);
  expect(failedTwice(area)).toEqual([]);
  jest.setSystemTime(Date.now() + 23 * 3_600_000);
  countFailure(area, base);
  expect(failedTwice(area)).toEqual([base]);
  jest.setSystemTime(Date.now() + 2 * 3_600_000);
  expect(failedTwice(area)).toEqual([]);
});

test('a visitor who leaves it does so at once; what is long ago is not kept', () => {
  localStorage.setItem(key, JSON.stringify({ old: [1, 2] }));
  countFailure(area, base, 2);
  expect(failedTwice(area)).toEqual([base]);
  expect(localStorage.getItem(key)).not.toContain('old');
});

test.each([...proto, 'null', '[]', '7', '{"a":7}', '{"a":["x",null]}', 'no json'])(
  'the stored text %s leaves no version, and is overwritten',
  (text) => {
    localStorage.setItem(key, text);
    expect(failedTwice(area)).toEqual([]);
    countFailure(area, base, 2);
    expect(failedTwice(area)).toEqual([base]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('without storage every version stays', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  countFailure(blocked, base, 2);
  expect(failedTwice(blocked)).toEqual([]);
});
