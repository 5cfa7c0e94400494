import type { OfflineCard } from '@mrw/shared-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { mountAt } from '../../testing/mount';

async function open(parts: { kept?: boolean; firstSteps?: boolean; keep?: () => Promise<void> } = {}) {
  const { kept = false, firstSteps = true } = parts;
  const kept$ = new BehaviorSubject(kept);
  const offlineCard: OfflineCard = {
    kept$,
    keep: parts.keep ?? (async () => kept$.next(true)),
    forget: async () => kept$.next(false),
  };
  const fake = await mountAt('/user/myCard', { offlineCard, config: { firstSteps } });
  const showAtTill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show at till' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  };
  await showAtTill();
  return { fake, kept$, showAtTill };
}
const offer = () => screen.queryByRole('button', { name: 'Keep card' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('after the first use at a till the card is offered to be kept', async () => {
  const { kept$, fake } = await open();
  await press('Keep card');
  expect(kept$.value).toBe(true);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Card kept');
  expect(offer()).not.toBeInTheDocument();
});

test('a member who does not want that is not asked again', async () => {
  const { showAtTill } = await open();
  await press('Not now');
  await showAtTill();
  expect(offer()).not.toBeInTheDocument();
});

test('what failed says so and can be tried again', async () => {
  await open({ keep: () => Promise.reject(new Error('full')) });
  await press('Keep card');
  expect(await screen.findByText(/could not be kept on this device/)).toBeVisible();
  expect(offer()).toBeEnabled();
});

test.each([
  ['that is kept already', { kept: true }],
  ['of a deployment without first steps', { firstSteps: false }],
])('a card %s is not offered', async (_, parts) => {
  await open(parts);
  expect(offer()).not.toBeInTheDocument();
});
