import { type FakeAnswer } from '@mrw/shared-contracts/testing';
import { preloadOverlays } from '@mrw/shared-ui';
import { screen, within } from '@testing-library/react';
import { pass, press, stopClock, user } from '../testing/clock';
import { sampleCoupon, sampleStore } from '../testing/samples';
import { openWallet } from '../testing/wallet';

// Loaded before the tests, which then do not wait for it.
beforeAll(preloadOverlays);
stopClock();

const detail = 'GET /customers/7/coupons/1014';
type Answer = FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>);
type Template = NonNullable<Parameters<typeof sampleCoupon>[0]>['template'];
const shop = sampleStore({ id: '1', name: 'Pier 3', address: '3 Pier Road' });
const web = sampleStore({ id: '9', name: 'Web shop', is_online_store: true });
const inStore = { should_use_in_store: true };
const either = { ...inStore, should_select_usage_medium: true, show_online_offline_selection: true };
const never = () => new Promise<FakeAnswer>(() => undefined);

async function open(
  template: Template,
  stores: Answer,
  convert: Answer = never,
  path = '/coupon/1014/select_store',
) {
  const coupon = sampleCoupon({ id: '1014', virtual_real_type: 'VIRTUAL', template });
  const fake = await openWallet(path, {
    api: {
      [detail]: { body: coupon },
      'GET /customers/7/coupons': { body: [coupon] },
      [`${detail}/applicable_stores`]: stores,
      'POST /coupons/1014/virtual_convert': convert,
    },
  });
  // The coupon, then its stores.
  await pass(10);
  await pass(10);
  return {
    fake,
    posts: () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}
const facts = () =>
  [...document.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ]);
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

test('while the stores are read the page says so, and nothing can be chosen', async () => {
  let settle: (answer: FakeAnswer) => void = () => undefined;
  await open(inStore, () => new Promise<FakeAnswer>((resolve) => (settle = resolve)));
  expect(title('Select pick-up store')).toBeInTheDocument();
  expect(screen.getByText('Loading stores…').closest('[aria-busy="true"]')).toBeInTheDocument();
  const next = () => screen.getByRole('button', { name: 'Next' });
  expect(next()).toBeDisabled();
  expect(next()).not.toHaveAccessibleDescription();
  settle({ body: [shop] });
  await pass(0);
  expect(screen.queryByText('Loading stores…')).not.toBeInTheDocument();
  expect(screen.queryByText('There is no store to choose at the moment.')).not.toBeInTheDocument();
  expect(next()).toHaveAccessibleDescription('Choose a store first.');
  expect(screen.queryByRole('group', { name: 'Where do you want to use it?' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Store' })).toBeInTheDocument();
});

test.each([
  ['unlimited stock', null, '3 Pier Road'],
  ['five left', 5, '3 Pier Road 5 left'],
  ['one left', 1, '3 Pier Road 1 left'],
  ['nothing left', 0, '3 Pier Road Out of stock'],
])('a store with %s says so', async (_, stock_count, description) => {
  await open(inStore, { body: [{ ...shop, stock_count }] });
  const store = screen.getByRole('radio');
  expect(store).toHaveAccessibleDescription(description);
  expect(store.matches(':disabled')).toBe(stock_count === 0);
});

test('the choice can be seen before it is final, and changed', async () => {
  const { posts } = await open(inStore, {
    body: [shop, { ...shop, id: '2', name: 'Pier 4', address: null }],
  });
  await user.click(screen.getByRole('radio', { name: /^Pier 3/ }));
  expect(screen.getByRole('radio', { name: /^Pier 3/ })).toBeChecked();
  await press('Next');
  expect(title('Confirm your choice')).toBeInTheDocument();
  expect(facts()).toEqual([
    ['Coupon', 'Coffee for two'],
    ['Where do you want to use it?', 'In a store'],
    ['Store', 'Pier 33 Pier Road'],
  ]);
  expect(screen.getByText('You cannot change this later.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Back');
  expect(title('Select pick-up store')).toBeInTheDocument();
  await press('Pier 4', 'radio');
  await press('Next');
  expect(facts()[2]).toEqual(['Store', 'Pier 4']);
  await press('Confirm');
  expect(posts()).toEqual([{ store_id: '2', usage_medium: 'OFFLINE' }]);
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Confirming…/ })).toHaveAttribute('aria-busy', 'true');
});

test('where online and a store are possible the stores follow the choice of one', async () => {
  const { posts } = await open(either, { body: [shop, web] });
  expect(screen.getByRole('group', { name: 'Where do you want to use it?' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Store' })).not.toBeInTheDocument();
  expect(screen.queryByText('There is no store to choose at the moment.')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Online' })).not.toHaveAccessibleDescription();
  await press('In a store', 'radio');
  expect(screen.queryByRole('radio', { name: /^Web shop/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Pier 3/ }));
  expect(screen.getByRole('radio', { name: 'In a store' })).toBeChecked();
  await press('Online', 'radio');
  expect(screen.queryByRole('group', { name: 'Store' })).not.toBeInTheDocument();
  await press('In a store', 'radio');
  expect(screen.getByRole('radio', { name: /^Pier 3/ })).not.toBeChecked();
  await press('Online', 'radio');
  await press('Next');
  expect(facts()).toEqual([
    ['Coupon', 'Coffee for two'],
    ['Where do you want to use it?', 'Online'],
    ['Store', 'Web shop3 Pier Road'],
  ]);
  await press('Confirm');
  expect(posts()).toEqual([{ store_id: '9', usage_medium: 'ONLINE' }]);
});

test.each<[string, Template, string | null, boolean]>([
  ['is needed', inStore, null, true],
  ['is needed and offline chosen', either, 'In a store', true],
  ['is needed and online chosen', either, 'Online', false],
  ['is not needed', { medium_type: 'BOTH' }, null, false],
])('that there are no stores is said where one %s', async (_, template, medium, said) => {
  await open(template, { body: [] });
  if (medium !== null) await press(medium, 'radio');
  expect(screen.queryAllByText('There is no store to choose at the moment.')).toHaveLength(said ? 1 : 0);
});

test('a coupon for any place is converted without a store and a medium', async () => {
  const { posts } = await open({ medium_type: 'BOTH' }, { body: [] });
  await press('Next');
  expect(facts()).toEqual([['Coupon', 'Coffee for two']]);
  await press('Confirm');
  expect(posts()).toEqual([{ store_id: null, usage_medium: null }]);
});

test('while the stores are read again the button is busy', async () => {
  const answers: FakeAnswer[] = [{ body: [] }];
  await open(inStore, () => answers.shift() ?? never());
  const again = screen.getByRole('button', { name: 'Check again' });
  expect(again).not.toHaveAttribute('aria-busy');
  await press('Check again');
  expect(again).toHaveAttribute('aria-busy', 'true');
});

test('each step, and the way back, has the focus at the heading of the page', async () => {
  await open(inStore, { body: [shop] });
  await user.click(screen.getByRole('radio', { name: /^Pier 3/ }));
  await press('Next');
  expect(title('Confirm your choice')).toHaveFocus();
  await press('Back');
  expect(title('Select pick-up store')).toHaveFocus();
});

test.each([
  ['over the list leads back to it', '/user/myCoupon', 'Select pick-up store – Coffee for two', 'PUSH'],
  ['over a coupon takes its place', '/coupon/1014', 'Select store', 'REPLACE'],
])('a store that is chosen in a dialog %s', async (_, path, opener, way) => {
  const { fake } = await open(inStore, { body: [shop] }, { status: 201, body: { id: '1099' } }, path);
  await press(opener);
  await pass(10);
  await user.click(screen.getByRole('radio', { name: /^Pier 3/ }));
  await press('Next');
  await press('Confirm');
  await pass(10);
  const { location, action } = fake.host.navigation.state$.value;
  expect([location.pathname, action]).toEqual(['/coupon/1099', way]);
});

test('on a desktop both steps are a dialog over the coupon, which cannot be closed while it converts', async () => {
  await open(inStore, { body: [shop] }, never, '/coupon/1014');
  await press('Select store');
  const dialog = screen.getByRole('dialog', { name: 'Select pick-up store' });
  await user.click(within(dialog).getByRole('radio', { name: /^Pier 3/ }));
  await press('Next');
  expect(screen.getByRole('dialog', { name: 'Confirm your choice' })).toHaveTextContent('Coffee for two');
  expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
  await press('Confirm');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
