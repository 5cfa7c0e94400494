import { act, fireEvent, screen } from '@testing-library/react';
import { at, map, marker, markers, openMap, placeOf } from '../testing/map';

/** The one store is in the middle of the map. */
const oneStore = '/about/store?sf_view=map&sf_name=Store%205';

test.each([
  ['ArrowRight', 220, 200],
  ['ArrowLeft', 380, 200],
  ['ArrowDown', 300, 120],
  ['ArrowUp', 300, 280],
])('%s on the map moves a store from the middle to %i, %i', async (key, x, y) => {
  await openMap(oneStore);
  expect(await placeOf('Store 5')).toEqual({ x: 300, y: 200 });
  fireEvent.keyDown(await map(), { key });
  expect(await placeOf('Store 5')).toEqual({ x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) });
});

test.each([
  ['-', '+'],
  ['_', '='],
])('%s zooms out by one step around the middle, %s zooms in', async (wider, closer) => {
  await openMap();
  const before = await placeOf('Store 5');
  fireEvent.keyDown(await map(), { key: wider });
  const after = await placeOf('Store 5');
  expect(after.x - 300).toBeCloseTo((before.x - 300) / 2, 0);
  expect(after.y - 200).toBeCloseTo((before.y - 200) / 2, 0);
  fireEvent.keyDown(await map(), { key: closer });
  expect(await placeOf('Store 5')).toEqual(before);
});

test.each([
  ['a key without a meaning', { key: 'x' }],
  ['an arrow with Ctrl', { key: 'ArrowRight', ctrlKey: true }],
  ['an arrow with Alt', { key: 'ArrowLeft', altKey: true }],
  ['minus with Meta', { key: '-', metaKey: true }],
])('%s is left to the browser', async (_, key) => {
  await openMap();
  const before = await at('Store 5');
  expect(fireEvent.keyDown(await map(), key)).toBe(true);
  expect(await at('Store 5')).toBe(before);
});

test.each(['ArrowLeft', '+', '-'])('%s of the map is not a key of the page', async (key) => {
  await openMap();
  expect(fireEvent.keyDown(await map(), { key })).toBe(false);
});

const focusOn = (element: HTMLElement) => {
  act(() => {
    element.focus();
  });
};
const reachable = async () =>
  [...(await map()).querySelectorAll('[data-marker]')]
    .filter((element) => element.getAttribute('tabindex') === '0')
    .map((element) => element.getAttribute('data-marker'));

test('Tab reaches the marker that had the focus last, and no other', async () => {
  await openMap();
  await marker('Store 5');
  expect(await reachable()).toEqual(['1']);
  focusOn(await marker('Store 5'));
  expect(await reachable()).toEqual(['5']);
  focusOn(await map());
  expect(await reachable()).toEqual(['5']);
});

test('an arrow from a marker goes to the next one without scrolling, and moves the map at the last one', async () => {
  const { user } = await openMap();
  const last = await marker('Store 5');
  const place = await at('Store 5');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focusOn(last);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('data-marker', '1');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(await at('Store 5')).toBe(place);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('data-marker', '1');
  expect(await at('Store 5')).not.toBe(place);
});

test('when a focused marker merges with others the focus goes to the marker of all of them', async () => {
  const { user } = await openMap();
  const [cluster] = await screen.findAllByRole('button', { name: /^2 stores: show them/ });
  if (!cluster) throw new Error('no cluster');
  await user.click(cluster);
  focusOn(await marker('Store 2'));
  await user.keyboard('-----');
  expect(await markers()).not.toContain('Store 2');
  expect(document.activeElement).toHaveAttribute('data-marker', '1');
});

test('when a focused marker leaves the map the focus goes to the map', async () => {
  const { user } = await openMap();
  focusOn(await marker('Store 5'));
  await user.keyboard('+');
  expect(await markers()).not.toContain('Store 5');
  expect(await map()).toHaveFocus();
});

test('a marker that leaves the map without the focus leaves the focus where it is', async () => {
  const { user } = await openMap();
  focusOn(await marker('Store 5'));
  const closer = screen.getByRole('button', { name: 'Zoom in' });
  await user.click(closer);
  expect(await markers()).not.toContain('Store 5');
  expect(closer).toHaveFocus();
});

test('a map without stores has no marker to reach and moves with the keys', async () => {
  await openMap('/about/store?sf_view=map&sf_name=Store%206');
  const frame = await map();
  expect(frame.querySelector('[data-marker]')).toBeNull();
  expect(fireEvent.keyDown(frame, { key: 'ArrowLeft' })).toBe(false);
});
