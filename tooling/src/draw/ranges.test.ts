/** @jest-environment node */
import { firstWidth, inRange, rangesOf } from './ranges';

const views = (breakpoints: readonly number[]) => (width: number) =>
  breakpoints.filter((breakpoint) => width >= breakpoint).length;

test('a view that differs by width is kept once for each range, with the exact edges', async () => {
  const at = views([769, 1024]);
  const values = [320, 390, 768, 1023, 1440].map((width) => ({ width, value: at(width) }));
  const ranges = await rangesOf(values, (low, high, second) =>
    firstWidth(low, high, (width) => Promise.resolve(at(width) === second)),
  );
  expect(ranges).toEqual([
    { from: 0, to: 769, value: 0 },
    { from: 769, to: 1024, value: 1 },
    { from: 1024, to: Infinity, value: 2 },
  ]);
});

test('a view that is the same at all widths needs no edge', async () => {
  const edge = jest.fn(() => Promise.resolve(0));
  await expect(
    rangesOf(
      [
        { width: 320, value: 'a' },
        { width: 1440, value: 'a' },
      ],
      edge,
    ),
  ).resolves.toHaveLength(1);
  expect(edge).not.toHaveBeenCalled();
});

test.each([
  [0, Infinity, '.a{}'],
  [0, 769, '@media (max-width:768.98px){.a{}}'],
  [769, 1_024, '@media (min-width:769px) and (max-width:1023.98px){.a{}}'],
  [1_024, Infinity, '@media (min-width:1024px){.a{}}'],
])('rules from %p to %p', (from, to, css) => {
  expect(inRange({ from, to }, '.a{}')).toBe(css);
});

test.each([
  ['one that is known takes two looks', [500, 1_024], 1_024, 2],
  ['one that is not known is found by halving', [500], 1_024, 10],
  ['a known one that is not the first width is not taken', [1_100], 1_024, 12],
])('an edge: %s', async (_, likely, edge, most) => {
  const look = jest.fn((width: number) => Promise.resolve(width >= 1_024));
  await expect(firstWidth(768, 1_440, look, likely)).resolves.toBe(edge);
  expect(look.mock.calls.length).toBeLessThanOrEqual(most);
});
