import { act, fireEvent, render, screen } from '@testing-library/react';
import { forgetSizes, renderWithHost, watchSizes } from '@mrw/shared-contracts/testing';
import fs from 'node:fs';
import path from 'node:path';
import { useRef } from 'react';
import { map, marker, markers, openMap, placeOf, storeAt } from '../testing/map';
import { districtLabels } from './districts';
import { DrawnMap, pathOf } from './drawn-map';
import outlines from './outlines.json';
import { worldOf } from './viewport';
import { useSize } from './use-size';

const clusters = () => screen.findAllByRole('button', { name: /^2 stores: show them/ });
async function pressCluster(number: 0 | 1) {
  const cluster = (await clusters())[number];
  if (!cluster) throw new Error('no cluster');
  fireEvent.click(cluster);
}
const heading = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)[0];
const button = (name: string) => screen.getByRole('button', { name });

test('the stores are seen all, as close as they fit', async () => {
  await openMap();
  expect((await placeOf('Store 5')).y).toBeCloseTo(48, 0);
  const [, island] = await clusters();
  expect(island?.style.transform).toMatch(/, 352\.0px\)$/);
});

test('a press on a cluster of neighbours goes as close as the map goes, with them around the middle', async () => {
  await openMap();
  await pressCluster(0);
  const [first, second] = [await placeOf('Store 1'), await placeOf('Store 2')];
  expect([first.y, second.y]).toEqual([expect.closeTo(242.8, 0), expect.closeTo(157.2, 0)]);
  expect(second.x - 300).toBeCloseTo(300 - first.x, 0);
  expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    'a move',
    () => fireEvent.keyDown(screen.getByRole('group', { name: 'Map of stores' }), { key: 'ArrowUp' }),
  ],
  ['a zoom', () => fireEvent.click(button('Zoom out'))],
  ['a press on another cluster', () => pressCluster(0)],
  ['a press on all stores', () => fireEvent.click(button('Show all stores'))],
])('the stores of one place are listed until %s', async (_, act) => {
  await openMap();
  await pressCluster(1);
  expect(heading()).toBe('2 stores at this place');
  await act();
  expect(heading()).toMatch(/in this part of the map$/);
});

test('buttons zoom by one step around the middle, as far as the map goes', async () => {
  await openMap();
  const before = await placeOf('Store 5');
  expect(button('Zoom in')).not.toHaveAttribute('aria-disabled');
  fireEvent.click(button('Zoom out'));
  const after = await placeOf('Store 5');
  expect(after.x - 300).toBeCloseTo((before.x - 300) / 2, 0);
  expect(after.y - 200).toBeCloseTo((before.y - 200) / 2, 0);
  fireEvent.click(button('Zoom in'));
  expect(await placeOf('Store 5')).toEqual(before);
});

test('at its closest a map cannot be zoomed in, and at its widest not out', async () => {
  await openMap('/about/store?sf_view=map&sf_name=Store%205');
  await marker('Store 5');
  expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Zoom out')).not.toHaveAttribute('aria-disabled');
  for (let presses = 0; presses < 6; presses += 1) {
    expect(button('Zoom out')).not.toHaveAttribute('aria-disabled');
    fireEvent.click(button('Zoom out'));
  }
  expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Zoom in')).not.toHaveAttribute('aria-disabled');
});

test('other stores have a view of their own, from which they move', async () => {
  const { fake } = await openMap();
  fireEvent.keyDown(await map(), { key: 'ArrowRight' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Store 5' } });
  expect(await screen.findByText('1 store in this part of the map')).toBeVisible();
  expect(await placeOf('Store 5')).toEqual({ x: 300, y: 200 });
  fireEvent.keyDown(await map(), { key: 'ArrowRight' });
  expect(await placeOf('Store 5')).toEqual({ x: expect.closeTo(220, 0), y: expect.closeTo(200, 0) });
  expect(fake.host.navigation.current()).toContain('sf_view=map');
});

test('a store that is not on the part of the map has no marker', async () => {
  await openMap();
  await pressCluster(0);
  expect(await markers()).toEqual(['Store 1', 'Store 2']);
  expect(heading()).toBe('2 stores in this part of the map');
});

test.each([
  [12, 'the names of up to 12 stores'],
  [13, 'a hint instead of the names of 13 stores'],
])('%i stores in view: beside the map stands %s', async (count) => {
  const stores = Array.from({ length: count }, (_, index) => storeAt(index + 1, 22.3 + index / 100, 114.17));
  await openMap('/about/store?sf_view=map', { stores });
  await map();
  const label = `${count} stores in this part of the map`;
  expect(screen.getByRole('heading', { name: label })).toBeVisible();
  expect(screen.queryAllByRole('list', { name: label })).toHaveLength(count === 12 ? 1 : 0);
  expect(screen.queryAllByText(/^Zoom in to see their names/)).toHaveLength(count === 12 ? 0 : 1);
});

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

describe('use size', () => {
  let now = { clientWidth: 0, clientHeight: 0 };

  beforeEach(() => {
    now = { clientWidth: 600, clientHeight: 400 };
    for (const side of ['clientWidth', 'clientHeight'] as const)
      jest.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(() => now[side]);
  });
  afterEach(forgetSizes);

  function Measured() {
    const element = useRef<HTMLParagraphElement>(null);
    const size = useSize(element);
    return <p ref={element}>{size ? `${size.width} by ${size.height}` : 'not measured'}</p>;
  }

  function Absent() {
    const size = useSize(useRef<HTMLParagraphElement>(null));
    return <p>{size ? 'measured' : 'not measured'}</p>;
  }

  const text = () => screen.getByRole('paragraph').textContent;

  test('an element has its size with the first drawing, and each later one', () => {
    const tell = watchSizes();
    const { unmount } = render(<Measured />);
    expect(text()).toBe('600 by 400');
    const element = screen.getByRole('paragraph');
    now = { clientWidth: 300, clientHeight: 500 };
    tell(element);
    expect(text()).toBe('300 by 500');
    unmount();
    const measured = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockClear();
    tell(element);
    expect(measured).not.toHaveBeenCalled();
  });

  test('where sizes are observed the window is not listened to', () => {
    watchSizes();
    render(<Measured />);
    now = { clientWidth: 300, clientHeight: 500 };
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(text()).toBe('600 by 400');
  });

  test('a browser that cannot observe sizes measures with the window, until the element is gone', () => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    const { unmount } = render(<Measured />);
    expect(text()).toBe('600 by 400');
    now = { clientWidth: 300, clientHeight: 500 };
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(text()).toBe('300 by 500');
    unmount();
    const measured = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockClear();
    window.dispatchEvent(new Event('resize'));
    expect(measured).not.toHaveBeenCalled();
  });

  test('without an element there is no size', () => {
    render(<Absent />);
    expect(text()).toBe('not measured');
  });
});
