import { fireEvent, screen, waitFor } from '@testing-library/react';
import { map, marker, openMap, path, placeOf } from '../testing/map';

const capture = jest.fn();

beforeEach(() => {
  capture.mockClear();
  Object.assign(HTMLElement.prototype, { setPointerCapture: capture });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
});

/** An event of a pointer; jsdom has none of its own. */
function point(element: Element, type: 'down' | 'move' | 'up', id: number, clientX: number, clientY: number) {
  const at = { bubbles: true, cancelable: true, button: 0, clientX, clientY };
  fireEvent(element, Object.assign(new MouseEvent(`pointer${type}`, at), { pointerId: id }));
}
const press = (element: Element, id: number, x: number, y: number) => {
  point(element, 'down', id, x, y);
};
const drag = (element: Element, id: number, x: number, y: number) => {
  point(element, 'move', id, x, y);
};

test('the map follows a drag, move by move', async () => {
  await openMap();
  const before = await placeOf('Store 5');
  const frame = await map();
  press(frame, 7, 100, 100);
  drag(frame, 7, 110, 100);
  drag(frame, 7, 130, 120);
  const after = await placeOf('Store 5');
  expect(after.x - before.x).toBeCloseTo(30, 0);
  expect(after.y - before.y).toBeCloseTo(20, 0);
  expect(capture).toHaveBeenCalledTimes(1);
  expect(capture).toHaveBeenCalledWith(7);
});

test('two fingers zoom around the place between them', async () => {
  await openMap();
  const before = await placeOf('Store 5');
  const frame = await map();
  press(frame, 1, 200, 200);
  press(frame, 2, 400, 200);
  drag(frame, 2, 300, 200);
  // The fingers come half as close, and their middle goes from 300 to 250.
  const after = await placeOf('Store 5');
  expect(after.x).toBeCloseTo(250 + (before.x - 300) / 2, 0);
  expect(after.y).toBeCloseTo(200 + (before.y - 200) / 2, 0);
});

test('the wheel with Ctrl zooms around the place of the pointer', async () => {
  await openMap();
  const before = await placeOf('Store 5');
  fireEvent.wheel(await map(), { deltaY: 100, ctrlKey: true, clientX: 100, clientY: 50 });
  const after = await placeOf('Store 5');
  expect(after.x).toBeCloseTo(100 + (before.x - 100) / 2, 0);
  expect(after.y).toBeCloseTo(50 + (before.y - 50) / 2, 0);
});

test('a marker opens with a press, and not at the end of a drag', async () => {
  const { fake } = await openMap();
  const link = await marker('Store 5');
  press(link, 1, 300, 100);
  drag(link, 1, 340, 100);
  point(link, 'up', 1, 340, 100);
  fireEvent.click(link, { detail: 1 });
  expect(path(fake)).toBe('/about/store?sf_view=map');
  press(link, 1, 300, 100);
  drag(link, 1, 303, 100);
  point(link, 'up', 1, 303, 100);
  fireEvent.click(link, { detail: 1 });
  expect(path(fake)).toBe('/storeDetail/5');
  await waitFor(() => {
    expect(screen.queryByRole('group', { name: 'Map of stores' })).toBeNull();
  });
});
