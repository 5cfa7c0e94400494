import { fireEvent, screen } from '@testing-library/react';
import { map, marker, markers, openMap, placeOf, storeAt } from '../testing/map';

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
  expect(button('Zoom in')).toBeDisabled();
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
  expect(button('Zoom in')).toBeEnabled();
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
  expect(button('Zoom in')).toBeDisabled();
  expect(button('Zoom out')).toBeEnabled();
  for (let presses = 0; presses < 6; presses += 1) {
    expect(button('Zoom out')).toBeEnabled();
    fireEvent.click(button('Zoom out'));
  }
  expect(button('Zoom out')).toBeDisabled();
  expect(button('Zoom in')).toBeEnabled();
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
