import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { open } from '../testing/directory';
import { sampleStore } from '../testing/stores';

async function openFilters(path = '/about/store', api: FakeRoutes = {}) {
  const opened = await open(path, { api });
  await opened.user.click(screen.getByRole('button', { name: /^Filters/ }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  return { ...opened, modal };
}
const group = (modal: HTMLElement, name: string) => within(modal).getByRole('group', { name });

test.each([
  ['no district', '/about/store', false, false, ''],
  ['one district', '/about/store?sf_district=1', false, true, '1 of 2 districts chosen'],
  ['all districts', '/about/store?sf_district=1&sf_district=2', true, false, ''],
])('with %s of it chosen a region says so', async (_, path, checked, partly, help) => {
  const { modal } = await openFilters(path);
  const region = await within(modal).findByRole<HTMLInputElement>('checkbox', { name: /^Island/ });
  expect(region.checked).toBe(checked);
  expect(region.indeterminate).toBe(partly);
  expect(region).toHaveAccessibleDescription(help);
  const other = within(modal).getByRole<HTMLInputElement>('checkbox', { name: /^Kowloon Side/ });
  expect([other.checked, other.indeterminate]).toEqual([false, false]);
});

test('a region follows the choice of its districts', async () => {
  const { modal, user } = await openFilters('/about/store?sf_district=1');
  const region = await within(modal).findByRole<HTMLInputElement>('checkbox', { name: /^Island/ });
  await user.click(within(modal).getByLabelText(/^Harbour West/));
  expect([region.checked, region.indeterminate]).toEqual([true, false]);
  await user.click(region);
  expect([region.checked, region.indeterminate]).toEqual([false, false]);
  expect(within(modal).getByLabelText(/^Harbour East/)).not.toBeChecked();
});

test('a brand and a district that are pressed again are removed', async () => {
  const { fake, modal, user } = await openFilters('/about/store?sf_brand=1&sf_brand=2&sf_district=3');
  await user.click(await within(modal).findByLabelText(/^Harbour Coffee/));
  await user.click(await within(modal).findByLabelText(/^North Pier/));
  await user.click(within(modal).getByRole('button', { name: /^Show/ }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=2');
});

test.each([/^Show/, /^Clear filters/])('the button %s closes the modal', async (name) => {
  const { modal, user } = await openFilters();
  await within(modal).findByLabelText(/^North Pier/);
  await user.click(within(modal).getByRole('button', { name }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a region without districts is no choice', async () => {
  const { modal } = await openFilters('/about/store', { 'GET /regions/2/districts': { body: [] } });
  expect(await within(modal).findByLabelText(/^Harbour East/)).toBeVisible();
  expect(within(modal).queryByText('Kowloon Side')).toBeNull();
});

test('a choice list is busy until it is read', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const { modal } = await openFilters('/about/store', {
    'GET /brands': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  expect(group(modal, 'Brand')).toHaveAttribute('aria-busy', 'true');
  expect(group(modal, 'Brand').querySelectorAll('[aria-hidden] > span')).toHaveLength(4);
  expect(within(group(modal, 'Brand')).queryByText(/^We could not load/)).toBeNull();
  await act(async () => {
    answer({ body: [] });
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(group(modal, 'Brand')).toHaveAttribute('aria-busy', 'false');
  });
  expect(group(modal, 'Brand').textContent).toBe('Brand');
});

test.each<[string, string, string]>([
  ['GET /brands', 'Brand', 'Pier Books'],
  ['GET /regions', 'Location', 'North Pier'],
])('choices that %s does not give are requested again from their list', async (call, name, choice) => {
  let failing = true;
  const bodies: Record<string, unknown> = {
    'GET /brands': [{ id: '2', name: 'Pier Books', description: null, icon_url: null, translations: [] }],
    'GET /regions': [{ id: '2', name: 'Kowloon Side', translations: [] }],
  };
  const { modal, user } = await openFilters('/about/store', {
    [call]: () => (failing ? { status: 500, body: {} } : { body: bodies[call] }),
  });
  await within(group(modal, name)).findByText('We could not load these choices.');
  expect(group(modal, name)).toHaveAttribute('aria-busy', 'false');
  expect(within(group(modal, name)).queryByRole('checkbox')).toBeNull();
  failing = false;
  await user.click(within(group(modal, name)).getByRole('button', { name: 'Try again' }));
  expect(await within(modal).findByLabelText(new RegExp(`^${choice}`))).toBeVisible();
  expect(within(modal).queryByText(/^We could not load/)).toBeNull();
});

test('a region has the number of the stores of all its districts, heard with the word', async () => {
  const district = (id: string) => ({ id, name: id, region: '1' });
  const { modal } = await openFilters('/about/store', {
    'GET /stores': {
      body: ['1', '1', '2', '3'].map((id, index) =>
        sampleStore({ id: String(index), name: `Store ${index}`, district: district(id) }),
      ),
    },
  });
  expect(await within(modal).findByRole('checkbox', { name: 'Island 3 stores' })).toBeVisible();
  expect(within(modal).getByRole('checkbox', { name: 'Harbour West 1 store' })).toBeVisible();
  expect(within(modal).getByText('Island').tagName).toBe('STRONG');
  expect(within(modal).getByText('Harbour West').tagName).toBe('SPAN');
});
