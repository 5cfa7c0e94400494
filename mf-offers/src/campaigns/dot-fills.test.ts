import { dotFills } from './dot-fills';

test.each([
  [5, 10, [1, 1, 0.5, 0, 0]],
  [0, 10, [0, 0, 0, 0, 0]],
  [1, 10, [0.5, 0, 0, 0, 0]],
  [10, 10, [1, 1, 1, 1, 1]],
  [4, 6, [1, 1, 1, expect.closeTo(1 / 3), 0]],
  [2, 3, [1, 1, 0]],
])('%d of %d stamps are drawn as they are, not rounded', (earned, total, fills) => {
  expect(dotFills(earned, total)).toEqual(fills);
});
