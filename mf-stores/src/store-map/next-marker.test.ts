import { directionOf, nextMarker } from './next-marker';

//  0 · 1 · 2
//  · 3 · · ·
const markers = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 400, y: 0 },
  { x: 100, y: 100 },
];

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [2, 'ArrowRight', null],
  [2, 'ArrowLeft', 1],
  [0, 'ArrowDown', 3],
  [3, 'ArrowUp', 0],
  [3, 'ArrowDown', null],
  [3, 'ArrowRight', 1],
])('from marker %i with %s to %p', (from, key, to) => {
  const start = markers[from];
  const direction = directionOf(key);
  if (!start || !direction) throw new Error('no such marker or key');
  expect(nextMarker(markers, start, direction)).toBe(to);
});

test('other keys have no direction', () => {
  expect(directionOf('toString')).toBeUndefined();
});
