import { nextSlide } from './next-slide';

test.each<[string, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 1, null],
  ['Enter', 1, null],
])('%s on slide %d of three leads to %s', (key, at, slide) => {
  expect(nextSlide(key, at, 3)).toBe(slide);
});
