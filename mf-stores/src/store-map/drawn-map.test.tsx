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

test('a path counts from the corner of the drawing, in pixels of zoom 10', () => {
  expect(pathOf('0,0 1000,0 0,600')).toBe('M0.0 0.0L728.2 0.0L0.0 472.2');
});

const drawn = (zoom: number, place = { latitude: 22.3, longitude: 114.17 }) =>
  renderWithHost(<DrawnMap view={{ centre: worldOf(place), zoom }} size={{ width: 600, height: 400 }} />);

test.each([
  [9, 0],
  [12, 11],
  [12.5, 18],
  [13, 18],
])('at zoom %d there are %i names, none of them for a screen reader', (zoom, count) => {
  const { container } = drawn(zoom);
  expect(container.querySelectorAll('[aria-hidden="true"] span > span')).toHaveLength(count);
});

test.each([
  [9, 0.5],
  [10, 1],
  [12, 4],
])('at zoom %d the drawing has %d times its size, from its corner', (zoom, scale) => {
  const { container } = drawn(zoom, { latitude: 22.6, longitude: 113.8 });
  expect(container.querySelector('g')).toHaveAttribute('transform', `translate(300 200) scale(${scale})`);
});

test('the borders of the districts end at the land', () => {
  const { container } = drawn(10);
  const id = container.querySelector('clipPath')?.id ?? '';
  expect(id).not.toBe('');
  const paths = [...container.querySelectorAll('g path')].map((line) => line.getAttribute('clip-path'));
  expect(paths).toEqual([null, `url(#${id})`]);
});

test('the drawing is not reached by Tab', () => {
  expect(drawn(10).container.querySelector('svg')).toHaveAttribute('focusable', 'false');
});
