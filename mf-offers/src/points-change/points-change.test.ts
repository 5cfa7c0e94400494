import { changeOf } from './points-change';

test.each<[string, number | null, number | null, number, ReturnType<typeof changeOf>]>([
  ['the new balance was read', 12_400, 12_430, 30, { change: 30, now: 12_430 }],
  ['the readings differ from what was expected', 12_400, 12_440, 30, { change: 40, now: 12_440 }],
  ['the new balance is not read yet', 12_400, 12_400, 30, { change: 30, now: null }],
  ['points were spent', 12_430, 11_930, -500, { change: -500, now: 11_930 }],
  ['the balance before was unknown', null, 12_430, 30, { change: 30, now: null }],
  ['the balance cannot be read', 12_400, null, 30, { change: 30, now: null }],
])('%s', (_, before, balance, expected, change) => {
  expect(changeOf(before, balance, expected)).toEqual(change);
});
