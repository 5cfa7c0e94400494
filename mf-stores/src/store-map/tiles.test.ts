import { tilesOf } from './tiles';
import { worldOf } from './viewport';

const size = { width: 512, height: 256 };
const view = (zoom: number) => ({ centre: worldOf({ latitude: 22.2935, longitude: 114.1686 }), zoom });
const template = 'https://tiles.test/{z}/{x}/{y}.png';

test('the tiles of a whole zoom are 256 px and cover the map', () => {
  const tiles = tilesOf(template, view(12), size);
  expect(tiles.map(({ address }) => address)).toContain('https://tiles.test/12/3347/1787.png');
  expect(new Set(tiles.map(({ side }) => side))).toEqual(new Set([256]));
  const xs = tiles.map(({ at }) => at.x);
  const ys = tiles.map(({ at }) => at.y);
  expect(Math.min(...xs)).toBeLessThanOrEqual(0);
  expect(Math.max(...xs) + 256).toBeGreaterThanOrEqual(size.width);
  expect(Math.min(...ys)).toBeLessThanOrEqual(0);
  expect(Math.max(...ys) + 256).toBeGreaterThanOrEqual(size.height);
});

test.each([
  [11.4, 11, 256 * 2 ** 0.4],
  [11.6, 12, 256 * 2 ** -0.4],
  [18.4, 18, 256 * 2 ** 0.4],
])('at zoom %d the tiles of step %i are drawn in another size', (zoom, step, side) => {
  const [tile] = tilesOf(template, view(zoom), size);
  expect(tile?.address).toContain(`/${step}/`);
  expect(tile?.side).toBeCloseTo(side);
});
