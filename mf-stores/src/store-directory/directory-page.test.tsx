import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { cards, open, page } from '../testing/directory';
import { sampleStores } from '../testing/stores';

const wholeDirectory = { sort: 'display_priority', 'page[size]': '200' };
type Opened = Awaited<ReturnType<typeof open>>;
const stores = ({ fake }: Opened) =>
  fake.requests.filter(({ path }) => path === '/stores').map(({ query }) => Object.fromEntries(query));
const region = () => screen.getByRole('region', { name: 'Stores' });

/** A directory whose stores come when the test lets them. */
async function openLate(path = '/about/store') {
  let give: (answer: FakeAnswer) => void = () => undefined;
  const opened = await open(path, {
    config: { storeMap: true },
    api: {
      'GET /stores': () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    },
  });
  const answer = async (given: FakeAnswer) => {
    await act(async () => {
      give(given);
      await Promise.resolve();
    });
  };
  return { ...opened, answer };
}

test('the directory describes itself to search engines', async () => {
  const { fake } = await open();
  expect(fake.pageMeta()).toEqual({ description: expect.stringMatching(/^Addresses, phone numbers/) });
});

test.each([
  ['the focus of the search', () => fireEvent.focus(screen.getByRole('searchbox'))],
  ['a press on near me', () => fireEvent.click(screen.getByRole('button', { name: 'Near me' }))],
])('%s starts to load the whole directory', async (_, reach) => {
  const opened = await open();
  await cards();
  expect(stores(opened)).toEqual([page]);
  reach();
  await waitFor(() => {
    expect(stores(opened)).toEqual([page, wholeDirectory]);
  });
  expect(await cards()).toHaveLength(3);
});

test.each([
  ['/about/store', 36],
  ['/about/store?sf_view=map', 0],
])('while %s is loading it is busy, with an outline of %i bars', async (path, bars) => {
  const { answer } = await openLate(path);
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh', busy: true })).toBeInTheDocument();
  expect(region().querySelectorAll('[aria-hidden="true"] .bone').length > 0).toBe(bars > 0);
  expect(screen.queryByText(/^No record/)).toBeNull();
  await answer({ body: sampleStores(2) });
  await waitFor(() => {
    expect(region()).toHaveAttribute('aria-busy', 'false');
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh', busy: false })).toBeInTheDocument();
  expect(region().querySelectorAll('[aria-hidden="true"] .bone')).toHaveLength(0);
});

test('a pull at the upper end reads the stores again', async () => {
  const { answer, fake, lists } = await openLate();
  await answer({ body: sampleStores(2) });
  await waitFor(() => {
    expect(region()).toHaveAttribute('aria-busy', 'false');
  });
  fireEvent.touchStart(document.body, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(document.body, { touches: [{ clientX: 100, clientY: 240 }] });
  fireEvent.touchEnd(document.body);
  await waitFor(() => {
    expect(lists()).toHaveLength(2);
  });
  expect(fake.tokenRenewals()).toBe(1);
  expect(region()).toHaveAttribute('aria-busy', 'true');
  await answer({ body: sampleStores(1) });
});

test.each([
  ['/about/store', 0],
  ['/about/store?sf_name=Store', 1],
  ['/about/store?sf_view=map', 1],
])('at %s the number of stores is said %i times', async (path, times) => {
  await open(path, { config: { storeMap: true } });
  await (path.endsWith('map') ? screen.findByRole('group', { name: 'Map of stores' }) : cards());
  expect(screen.queryAllByText('3 stores')).toHaveLength(times);
});

test('only the photo of the first store is loaded at once', async () => {
  const { domElement } = await open();
  await cards();
  const photos = [...domElement.querySelectorAll('img')].map((photo) => photo.getAttribute('loading'));
  expect(photos).toEqual(['eager', 'lazy', 'lazy']);
});

test('a next page that cannot be read is requested again; the stores before it are not called old', async () => {
  let failing = true;
  const { user } = await open('/about/store', {
    api: {
      'GET /stores': ({ query }) => {
        if (query.get('page[number]') !== '2')
          return {
            body: sampleStores(18),
            headers: { link: '<http://api.test/stores?page%5Bnumber%5D=2>; rel="next"' },
          };
        return failing ? { status: 500, body: {} } : { body: sampleStores(20).slice(18) };
      },
    },
  });
  await cards();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We could not load more stores.')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => {
    expect(await cards()).toHaveLength(20);
  });
});

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
