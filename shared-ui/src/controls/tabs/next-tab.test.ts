import { nextTab } from './next-tab';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s on tab %p of 3 leads to %p', (key, at, to) => {
  expect(nextTab(key, at, 3)).toBe(to);
});
