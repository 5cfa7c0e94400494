import { act, screen, waitFor } from '@testing-library/react';
import { device } from '../testing/device';
import { cards, open } from '../testing/directory';
import { sampleStore } from '../testing/stores';

const stores = [
  sampleStore({ id: '1', name: 'Store 1', latitude: 22.4, translations: [] }),
  sampleStore({ id: '2', name: 'Store 2', latitude: null, longitude: null, translations: [] }),
  sampleStore({ id: '3', name: 'Store 3', latitude: 22.2968, translations: [] }),
];
const api = { 'GET /stores': { body: stores } };
const order = async () => (await cards()).map((card) => card.getAttribute('href')?.slice(-1)).join('');
const nearMe = () => screen.getByRole('button', { name: 'Near me' });

test('near me needs a press, sorts by distance and sends the location to no server', async () => {
  const { asked, find } = device();
  const { fake, user } = await open('/about/store', { api });
  expect(await order()).toBe('123');
  expect(asked).toHaveLength(0);
  await user.click(nearMe());
  expect(asked[0]?.options).toEqual({ timeout: 5_000, enableHighAccuracy: false, maximumAge: 0 });
  find();
  await waitFor(async () => {
    expect(await order()).toBe('312');
  });
  expect(screen.getAllByText('370 m')[0]).toBeVisible();
  expect(screen.getByText('12 km')).toBeVisible();
  expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
  const told = JSON.stringify([
    fake.host.navigation.current(),
    fake.requests.map(({ path, query, body }) => [path, String(query), body]),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
  ]);
  expect(told).not.toMatch(/22\.29|114\.16/);
  await user.click(nearMe());
  expect(await order()).toBe('123');
});

test('the list is still sorted after a look at a store', async () => {
  const { find } = device();
  const { fake, user } = await open('/about/store', { api });
  await user.click(nearMe());
  find();
  await screen.findAllByText('370 m');
  act(() => {
    fake.host.navigation.navigate('/storeDetail/3');
  });
  act(() => {
    fake.host.navigation.navigate(-1);
  });
  expect((await screen.findAllByText('370 m'))[0]).toBeVisible();
});

test.each([
  [1, /may not share your location/],
  [2, /could not find where you are/],
  [3, /could not find where you are/],
] as const)('a refusal of code %i is said and leads to the districts', async (code, text) => {
  const { fail } = device();
  const { user } = await open('/about/store', { api });
  await user.click(nearMe());
  fail(code);
  expect(screen.getByText(text)).toBeVisible();
  expect(await order()).toBe('123');
  await user.click(screen.getByRole('button', { name: 'Choose a district' }));
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a device without a position is told so', async () => {
  const { user } = await open('/about/store', { api });
  await user.click(nearMe());
  expect(screen.getByText(/could not find where you are/)).toBeVisible();
});

test('after 5 seconds without an answer it is said; a permission that comes later still counts', async () => {
  const { find } = device();
  const { user } = await open('/about/store', { api });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setInterval'] });
  act(() => {
    nearMe().click();
    jest.advanceTimersByTime(5_000);
  });
  jest.useRealTimers();
  expect(screen.getByText(/could not find where you are/)).toBeVisible();
  find();
  expect((await screen.findAllByText('370 m'))[0]).toBeVisible();
  await user.click(nearMe());
});
