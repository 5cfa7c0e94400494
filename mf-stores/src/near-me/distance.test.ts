import { shownDistance } from './distance';

test.each([
  [0, 'metres', '10'],
  [344, 'metres', '340'],
  [994, 'metres', '990'],
  [996, 'kilometres', '1.0'],
  [1_249, 'kilometres', '1.2'],
  [9_960, 'kilometres', '10'],
  [12_345, 'kilometres', '12'],
])('%i m is shown in %s as %s', (metres, unit, value) => {
  expect(shownDistance(metres)).toEqual({ unit, value });
});
