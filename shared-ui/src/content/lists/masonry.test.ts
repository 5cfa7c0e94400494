import { masonryMoves } from './masonry';

test.each([
  [[], 3, { moves: [], spare: 0 }],
  [[100, 120, 80], 3, { moves: [0, 0, 0], spare: 0 }],
  [[100, 120, 80, 90, 90, 90], 3, { moves: [0, 0, 0, 20, 0, 40], spare: 0 }],
  [[100, 120, 80, 90], 3, { moves: [0, 0, 0, 20], spare: 20 }],
  [[100, 50, 70], 1, { moves: [0, 0, 0], spare: 0 }],
  [[100, 100, 60, 100, 40], 2, { moves: [0, 0, 0, 0, 40], spare: 40 }],
])('cards of %j px in %i columns move by %j', (heights, columns, moved) => {
  expect(masonryMoves(heights, columns, 10)).toEqual(moved);
});
