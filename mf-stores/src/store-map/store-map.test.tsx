import { sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { device } from '../testing/device';
import { at, map, marker, markers, openMap, path, storeAt } from '../testing/map';

test('the choice between list and map is in the address, and Back returns to the list', async () => {
  const { user, fake } = await openMap('/about/store');
  await user.click(await screen.findByRole('tab', { name: 'Map' }));
  expect(await markers()).toEqual([
    '2 stores: show them – Store 1 …',
    '2 stores: show them – Store 3 …',
    'Store 5',
  ]);
  expect(path(fake)).toBe('/about/store?sf_view=map');
  expect(screen.getByRole('tab', { name: 'Map' })).toHaveAttribute('aria-selected', 'true');
  act(() => {
    fake.host.navigation.back();
  });
  expect(await screen.findByRole('list', { name: 'Stores' })).toBeVisible();
});

test('a deployment without a map has the list only', async () => {
  await openMap('/about/store?sf_view=map', { storeMap: false });
  expect(await screen.findByRole('list', { name: 'Stores' })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a marker leads to its store, and names follow beside the map', async () => {
  await openMap();
  expect(await marker('Store 5')).toHaveAttribute('href', '/storeDetail/5');
  expect(screen.getByRole('heading', { name: '5 stores in this part of the map' })).toBeVisible();
  const unplaced = screen.getByRole('list', { name: '1 store is not on the map' });
  expect(within(unplaced).getByRole('link', { name: 'Store 6' })).toHaveAttribute('href', '/storeDetail/6');
});

test('with the place of the visitor the map begins there, and names the ten nearest by distance', async () => {
  const { find } = device();
  const stores = Array.from({ length: 14 }, (_, n) => storeAt(n + 1, 22.2932 + n * 0.01, 114.1687));
  const { user } = await openMap('/about/store?sf_view=map', { stores });
  expect(await screen.findByText('14 stores in this part of the map')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Near me' }));
  find();
  const rows = await screen.findByRole('list', { name: 'The 10 nearest stores' });
  const names = within(rows)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(names).toHaveLength(10);
  expect(names[1]).toContain('Store 2');
  expect(names[1]).toContain('1.1 km');
  expect(screen.getByRole('img', { name: 'You are here' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(screen.getByText('14 stores in this part of the map')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Near me' }));
  expect(screen.queryByRole('list', { name: 'The 10 nearest stores' })).not.toBeInTheDocument();
});

test('without the place the map begins with the district last used, and shows all at a press', async () => {
  const stores = Array.from({ length: 6 }, (_, n) => ({
    ...storeAt(n + 1, 22.2932 + n * 0.03, 114.1687),
    district: { id: n < 2 ? '1' : '2', name: 'District', region: '1' },
  }));
  const { user, fake } = await openMap('/about/store', { stores, session: sampleMemberSession });
  fake.host.storage.member('stores_districts', z.array(z.string())).write(['1']);
  await user.click(await screen.findByRole('tab', { name: 'Map' }));
  expect(await screen.findByText('2 stores in this part of the map')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(screen.getByText('6 stores in this part of the map')).toBeVisible();
});

test('a press on a cluster zooms in until its stores part, and the focus follows', async () => {
  const { user } = await openMap();
  const [first] = await screen.findAllByRole('button', { name: /^2 stores: show them/ });
  if (!first) throw new Error('no cluster');
  await user.click(first);
  expect(await markers()).toEqual(['Store 1', 'Store 2']);
  expect(await marker('Store 1')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(await markers()).toHaveLength(3);
});

test('stores at one place are listed beside the map', async () => {
  const { user } = await openMap();
  const [, second] = await screen.findAllByRole('button', { name: /^2 stores: show them/ });
  if (!second) throw new Error('no cluster');
  await user.click(second);
  const heading = screen.getByRole('heading', { name: '2 stores at this place' });
  expect(heading).toHaveFocus();
  const rows = screen.getByRole('list', { name: '2 stores at this place' });
  expect(
    within(rows)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Store 3', 'Store 4']);
});

test('the map holds the stores of the filters', async () => {
  await openMap('/about/store?sf_view=map&sf_name=Store%205');
  expect(await marker('Store 5')).toBeVisible();
  expect(await markers()).toEqual(['Store 5']);
});

test('arrow keys go from marker to marker, Tab reaches one of them', async () => {
  const { user } = await openMap();
  await marker('Store 5');
  const frame = await map();
  frame.focus();
  await user.tab();
  expect(frame).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{ArrowUp}');
  expect(await marker('Store 5')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement).toHaveAttribute('data-marker', '3');
  await user.tab();
  expect(frame).not.toContainElement(document.activeElement as HTMLElement);
});

test('keys on the map move and zoom it, and leave those of the browser alone', async () => {
  const { user } = await openMap();
  const before = await at('Store 5');
  (await map()).focus();
  await user.keyboard('{ArrowRight}');
  const moved = await at('Store 5');
  expect(moved).not.toBe(before);
  await user.keyboard('{Control>}+{/Control}');
  expect(await at('Store 5')).toBe(moved);
  await user.keyboard('-');
  expect(await at('Store 5')).not.toBe(moved);
  expect(await map()).toHaveFocus();
});

test('buttons zoom to both ends', async () => {
  const { user } = await openMap();
  await marker('Store 5');
  const closer = screen.getByRole('button', { name: 'Zoom in' });
  for (let presses = 0; presses < 10 && !closer.hasAttribute('aria-disabled'); presses += 1)
    await user.click(closer);
  expect(closer).toHaveAttribute('aria-disabled', 'true');
  const wider = screen.getByRole('button', { name: 'Zoom out' });
  for (let presses = 0; presses < 10 && !wider.hasAttribute('aria-disabled'); presses += 1)
    await user.click(wider);
  expect(wider).toHaveAttribute('aria-disabled', 'true');
  expect(await markers()).not.toHaveLength(0);
});

test('the wheel zooms with Ctrl only', async () => {
  await openMap();
  const before = await at('Store 5');
  const frame = await map();
  expect(fireEvent.wheel(frame, { deltaY: -100 })).toBe(true);
  expect(await at('Store 5')).toBe(before);
  expect(fireEvent.wheel(frame, { deltaY: 30, ctrlKey: true })).toBe(false);
  await waitFor(() => {
    expect(within(frame).getByRole('link', { name: 'Store 5' }).style.transform).not.toBe(before);
  });
});

test('the map is found where it was after a visit to a store', async () => {
  const { user, fake } = await openMap();
  (await map()).focus();
  await user.keyboard('{ArrowRight}');
  const moved = await at('Store 5');
  await user.click(await marker('Store 5'));
  await waitFor(() => {
    expect(path(fake)).toBe('/storeDetail/5');
  });
  act(() => {
    fake.host.navigation.back();
  });
  expect(await at('Store 5')).toBe(moved);
});
