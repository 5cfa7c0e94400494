import { fakeProfile } from '@mrw/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { device } from '../testing/device';
import { map, marker, openMap, placeOf } from '../testing/map';
import { sampleStore } from '../testing/stores';

const withTiles = (attributionLink?: string) => ({
  services: {
    ...fakeProfile.services,
    mapTiles: {
      url: 'https://tiles.test/{z}/{x}/{y}.png',
      attribution: 'Map data: Harbour Maps',
      ...(attributionLink ? { attributionLink } : {}),
    },
  },
});
const allStores = '/about/store?sf_view=map';
const oneStore = `${allStores}&sf_name=Store%205`;
const tiles = async () => [...(await map()).querySelectorAll('img')];

test('the map has a description of its keys', async () => {
  await openMap();
  expect(await map()).toHaveAccessibleDescription(/^Arrow keys move to the next store/);
});

test('without tiles the map is a drawing that calls itself one', async () => {
  await openMap();
  expect(await tiles()).toHaveLength(0);
  expect(screen.getByText('Drawn map, not to scale')).toBeVisible();
});

test('tiles cover the map, each seen when it is loaded, none of them for a screen reader', async () => {
  await openMap(allStores, withTiles());
  const all = await tiles();
  expect(all.length).toBeGreaterThan(5);
  for (const tile of all) {
    expect(tile.src).toMatch(/^https:\/\/tiles\.test\/11\/\d+\/\d+\.png$/);
    expect(tile).toHaveAttribute('alt', '');
    expect(tile).toHaveAttribute('draggable', 'false');
    expect(tile.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(tile).toHaveStyle({ opacity: 0 });
  }
  const [first, second] = all;
  if (!first || !second) throw new Error('no tiles');
  fireEvent.load(first);
  expect(first).toHaveStyle({ opacity: 1 });
  expect(second).toHaveStyle({ opacity: 0 });
  expect(screen.queryByText('Drawn map, not to scale')).toBeNull();
});

test('the provider of the tiles is named, with a link where it has one', async () => {
  await openMap(allStores, withTiles('https://maps.example/about'));
  await map();
  expect(screen.getByRole('link', { name: /^Map data: Harbour Maps/ })).toHaveAttribute(
    'href',
    'https://maps.example/about',
  );
});

test('a provider without a link is text', async () => {
  await openMap(allStores, withTiles());
  await map();
  expect(screen.getByText('Map data: Harbour Maps')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Map data/ })).toBeNull();
});

test.each([
  ['a drawing', 15, {}],
  ['a map with tiles', 18, withTiles()],
])('%s can be zoomed in to step %i', async (_, closest, config) => {
  await openMap(oneStore, config);
  await marker('Store 5');
  const wider = screen.getByRole('button', { name: 'Zoom out' });
  let steps = 0;
  while (!wider.hasAttribute('aria-disabled') && steps < 20) {
    fireEvent.click(wider);
    steps += 1;
  }
  expect(steps).toBe(closest - 9);
});

test('the place of the visitor is on the map once it is known', async () => {
  const { find } = device();
  const { user } = await openMap(oneStore);
  await marker('Store 5');
  expect(screen.queryByRole('img', { name: 'You are here' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Near me' }));
  expect(screen.queryByRole('img', { name: 'You are here' })).toBeNull();
  find();
  const you = await screen.findByRole('img', { name: 'You are here' });
  expect(you).toHaveAttribute('title', 'You are here');
  // Both are in view: the store at the upper margin, the visitor at the lower one.
  expect((await placeOf('Store 5')).y).toBe(48);
  expect(you.style.transform).toMatch(/, 352(?:\.0\d*)?px\)$/);
});

const texts = [
  sampleStore({ id: '1', latitude: 22.3, longitude: 114.1 }),
  sampleStore({
    id: '2',
    name: 'Pier Books',
    address: 'Pier Road',
    latitude: 22.4,
    longitude: 114.1,
    translations: [],
  }),
  sampleStore({ id: '3', name: 'Jade', address: null, latitude: null, longitude: null, translations: [] }),
];

test('names and addresses follow the language, on the map and beside it', async () => {
  await openMap(allStores, { stores: texts, language: 'zh-Hant' });
  const frame = await screen.findByRole('group', { name: '分店地圖' });
  expect(within(frame).getByText('海港咖啡一號碼頭店')).not.toHaveAttribute('lang');
  expect(within(frame).getByText('Pier Books')).toHaveAttribute('lang', 'en-HK');
  const beside = screen.getByRole('list', { name: '目前範圍內有 2 間分店' });
  expect(within(beside).getByText('海港咖啡一號碼頭店')).not.toHaveAttribute('lang');
  expect(within(beside).getByText('碼頭道 1 號')).not.toHaveAttribute('lang');
  expect(within(beside).getByText('Pier Books')).toHaveAttribute('lang', 'en-HK');
  expect(within(beside).getByText('Pier Road')).toHaveAttribute('lang', 'en-HK');
  const unplaced = screen.getAllByRole('listitem').filter(({ textContent }) => textContent === 'Jade');
  expect(unplaced.map((row) => within(row).queryByRole('paragraph'))).toEqual([null]);
});

test('where every store has a place no other is listed', async () => {
  await openMap(allStores, { stores: texts.slice(0, 2) });
  await map();
  expect(screen.queryByText(/not on the map$/)).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('a marker cannot be dragged away as a link', async () => {
  await openMap();
  expect(await marker('Store 5')).toHaveAttribute('draggable', 'false');
});
