import type { Claim } from '@mrw/shared-contracts/api/claims';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim } from '../../testing/claims';
import { mountAt } from '../../testing/mount';
import { onPhone } from '../../testing/screen-width';

const path = '/customers/12/transactions';
const user = userEvent.setup();
const open = async (claims: readonly Claim[], more: FakeRoutes = {}) => {
  const fake = await mountAt('/transaction', {
    api: {
      [`GET ${path}`]: { body: claims },
      ...Object.fromEntries(claims.map((claim) => [`GET ${path}/${claim.id}`, { body: claim }])),
      ...more,
    },
  });
  await screen.findAllByText(/^Store 3001|No reward claims/);
  return fake;
};
const entries = () => within(screen.getByRole('list', { name: 'Reward claims' })).getAllByRole('listitem');
const question = async () => {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete claim' }));
};

test.each([
  ['wide', () => undefined, true],
  ['narrow', onPhone, false],
])('on a %s screen the way to upload a receipt has a picture: %s', async (_, setWidth, hasPicture) => {
  setWidth();
  await open([]);
  const upload = screen.getByRole('link', { name: 'Upload receipt' });
  expect(upload).toHaveAttribute('href', '/transaction/create');
  expect(upload.querySelector('svg') !== null).toBe(hasPicture);
});

test('an entry has amount, number, date and state', async () => {
  onPhone();
  await open([sampleClaim('3001'), sampleClaim('3002', { invoice_id: '', total_value: null })]);
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    'Store 3001HK$261.25INV-3001 · 19 Nov 2026Waiting for approval',
    'Store 3002–19 Nov 2026Waiting for approval',
  ]);
});

test('the entry that is open in the panel is marked, and only that one', async () => {
  await open([sampleClaim('3001'), sampleClaim('3002')]);
  const marks = () =>
    entries().map((entry) => within(entry).getByRole('button').getAttribute('aria-current'));
  expect(marks()).toEqual(['true', null]);
  await user.click(screen.getByRole('button', { name: /Store 3002/ }));
  expect(marks()).toEqual([null, 'true']);
});

test('a deletion is asked, and given up by Cancel', async () => {
  const fake = await open([sampleClaim('3001')]);
  const dialog = await question();
  expect(dialog.getByText('Delete this claim? It cannot be brought back.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(fake.requests.some(({ method }) => method === 'DELETE')).toBe(false);
});
