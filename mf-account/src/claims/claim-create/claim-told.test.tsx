import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullDraft, openClaimForm } from '../../testing/claim-form';

let isAway = true;
jest.mock('../reward-claims/claims-page', () => {
  if (isAway) throw new Error('offline');
  return jest.requireActual<object>('../reward-claims/claims-page');
});
test('a claim is told in a dialog while the page of claims does not come, and sent once', async () => {
  const created = 'POST /customers/12/transactions';
  const { fake, submit } = await openClaimForm(fullDraft, {
    api: { [created]: { status: 201, body: { id: '9' } }, 'GET /customers/12/transactions': { body: [] } },
  });
  await userEvent.click(submit);
  const dialog = await screen.findByRole('dialog', { name: 'Claim submitted' });
  expect(dialog).toHaveTextContent('We have received the claim for receipt R-1. It is in review.');
  expect(fake.host.navigation.current()).toBe('/transaction/create');
  expect(screen.getByRole('button', { name: 'Submitting…', hidden: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'See my claims' }));
  expect(await screen.findByRole('link', { name: 'See the claim for receipt R-1' })).toBeVisible();
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
