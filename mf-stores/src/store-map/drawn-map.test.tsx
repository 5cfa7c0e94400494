import { renderWithHost } from '@mrw/shared-contracts/testing';
import fs from 'node:fs';
import path from 'node:path';
import { districtLabels } from './districts';
import { DrawnMap, pathOf } from './drawn-map';
import outlines from './outlines.json';
import { worldOf } from './viewport';

test('the drawing stays below 30 kB and has a name for each of the 18 districts', () => {
  expect(fs.statSync(path.join(__dirname, 'outlines.json')).size).toBeLessThan(30_000);
  expect(new Set(districtLabels.map(({ name }) => name)).size).toBe(18);
});

const land = Object.values(outlines.land).map((rows) => rows.join(' '));

test.each([...land, ...outlines.borders])('a line is numbers only: %.20s', (line) => {
  expect(pathOf(line)).toMatch(/^M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+$/);
});

test.each([
  [9, 0],
  [13, 18],
])('at zoom %i there are %i names, none of them for a screen reader', (zoom, count) => {
  const centre = worldOf({ latitude: 22.3, longitude: 114.17 });
  const { container } = renderWithHost(
    <DrawnMap view={{ centre, zoom }} size={{ width: 600, height: 400 }} />,
  );
  expect(container.querySelectorAll('[aria-hidden] span > span')).toHaveLength(count);
});
