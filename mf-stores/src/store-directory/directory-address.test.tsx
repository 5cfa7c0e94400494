import { act, screen, waitFor } from '@testing-library/react';
import { cards, open } from '../testing/directory';

test('Back returns to the filters before, and not through the letters of a search', async () => {
  const { fake, user } = await open('/about/store?sf_brand=1');
  const current = () => fake.host.navigation.current();
  const back = () => {
    act(() => {
      fake.host.navigation.back();
    });
  };
  await screen.findByRole('option', { name: 'Food' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Food');
  await user.type(screen.getByRole('searchbox'), 'St');
  await waitFor(() => {
    expect(current()).toBe('/about/store?sf_category=1&sf_brand=1&sf_name=St');
  });
  back();
  expect(current()).toBe('/about/store?sf_brand=1');
  expect(await screen.findByLabelText('Category')).toHaveValue('');
});

test.each([
  ['/about/store?sf_name=nowhere', /No store here is called “nowhere”/, 'Clear search and filters'],
  ['/about/store?sf_name=nowhere&sf_brand=1', /No store here is called/, 'Clear search and filters'],
  ['/about/store?sf_brand=9', /No store matches these filters/, 'Clear filters'],
])('at %s without stores %s is said with a button to all of them', async (path, text, name) => {
  const { fake, user } = await open(path, { api: { 'GET /stores': { body: [] } } });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  expect(fake.host.navigation.current()).toBe('/about/store');
  act(() => {
    fake.host.navigation.back();
  });
  expect(fake.host.navigation.current()).toBe(path);
});

test('a directory without stores says so, with nothing to clear', async () => {
  await open('/about/store', { api: { 'GET /stores': { body: [] } } });
  expect(await screen.findByText('No record. There are no stores yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
});

test('the choice between list and map keeps the filters, in an entry of its own', async () => {
  const { fake, user } = await open('/about/store?sf_brand=1', { config: { storeMap: true } });
  await cards();
  const choice = screen.getByRole('tablist', { name: 'Show as' });
  expect([...choice.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).toEqual([
    'List',
    'Map',
  ]);
  expect(screen.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Map' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1&sf_view=map');
  await user.click(screen.getByRole('tab', { name: 'List' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
  act(() => {
    fake.host.navigation.back();
  });
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1&sf_view=map');
});
