/** @jest-environment node */
import { drawingDue } from './drawing-due';

const drawn = { revision: 3, at: 1_000_000 };
const after = (seconds: number, revision = 3) => ({ revision, at: drawn.at + seconds * 1_000 });

test.each([
  ['at first', null, after(0), 0, true],
  ['when something else is live', drawn, after(2, 4), 0, true],
  ['while nothing changes', drawn, after(400), drawn.at - 1, false],
  ['a minute after the data changed', drawn, after(61), drawn.at + 1, true],
  ['but not more often', drawn, after(59), drawn.at + 1, false],
  ['before the views are too old', drawn, after(480), 0, true],
])('pages are drawn %s', async (_, last, now, changed, due) => {
  expect(await drawingDue(last, now, () => Promise.resolve(changed))).toBe(due);
});
