import { distanceBetween } from './places';

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
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111_195],
  [{ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 55_596],
  [{ latitude: 60, longitude: 0 }, { latitude: 0, longitude: 0 }, 6_671_695],
  [{ latitude: 22, longitude: 114 }, { latitude: 23, longitude: 115 }, 151_385],
])('between %j and %j are %i m', (a, b, metres) => {
  expect(Math.abs(distanceBetween(a, b) - metres)).toBeLessThan(10);
});
