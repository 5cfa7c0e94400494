import { readOn, startReading } from './reading';

const page = { end: 2_000, height: 800 };
const after = (...ys: number[]) =>
  ys.reduce((reading, y) => readOn(reading, { ...page, y }), startReading(ys[0] ?? 0)).away;

test.each([
  ['at the top', [0, 60], false],
  ['a little way down', [100, 140], false],
  ['reading on', [100, 130, 160], true],
  ['reading on in one step', [0, 400], true],
  ['a shaking finger', [0, 400, 392], true],
  ['the first look back', [0, 400, 380], false],
  ['a look back in small steps', [0, 400, 390, 380], false],
  ['a look back and on again', [0, 400, 380, 420, 440], true],
  ['the end of the page', [0, 700, 1_400, 2_000], false],
  ['beyond the end, pulled', [0, 700, 1_400, 2_040], false],
  ['a jump', [0, 1_500], false],
])('the bars around a page: %s', (_, ys, away) => {
  expect(after(...ys)).toBe(away);
});
