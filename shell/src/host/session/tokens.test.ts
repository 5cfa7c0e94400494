import { needsRefresh } from './tokens';

const minutes = (count: number) => count * 60_000;
const received = { access: 'a', refresh: 'r', receivedAt: minutes(1_000) };

test.each([
  [0, false],
  [49, false],
  [50, false],
  [50.01, true],
  [51, true],
  [600, true],
  [-5, true],
])('a token received %p minutes ago: refresh %p', (age, expected) => {
  expect(needsRefresh(received, received.receivedAt + minutes(age))).toBe(expected);
});
