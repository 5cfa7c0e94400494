import { distanceBetween, shownDistance } from './distance';

const pier = { latitude: 22.2935, longitude: 114.1686 };

test.each([
  [pier, 0],
  [{ latitude: 22.3035, longitude: 114.1686 }, 1_112],
  [{ latitude: 22.2935, longitude: 114.1786 }, 1_029],
  [{ latitude: -22.2935, longitude: -65.8314 }, 20_015_087],
])('from the pier to %j it is %i m', (place, metres) => {
  expect(Math.round(distanceBetween(pier, place))).toBe(metres);
});

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
