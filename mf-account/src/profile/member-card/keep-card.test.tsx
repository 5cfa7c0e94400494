import type { OfflineCard } from '@mrw/shared-contracts';
import { goOffline } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { mountAt } from '../../testing/mount';

async function open(parts: { kept?: boolean; keep?: () => Promise<void> } = {}) {
  const kept$ = new BehaviorSubject(parts.kept ?? false);
  const offlineCard: OfflineCard = {
    kept$,
    keep: parts.keep ?? (async () => kept$.next(true)),
    forget: async () => kept$.next(false),
  };
  const fake = await mountAt('/user/myCard', { offlineCard });
  const box = await screen.findByRole('switch', { name: /^Keep my card on this device/ });
  return { fake, box, user: userEvent.setup() };
}

test('the card is not kept until the member says so, and can be taken back', async () => {
  const { fake, box, user } = await open();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/until you log out/);
  await user.click(box);
  expect(box).toBeChecked();
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Card kept');
  await user.click(box);
  expect(box).not.toBeChecked();
});

test('a card that could not be kept says so and stays off', async () => {
  const { box, user } = await open({ keep: () => Promise.reject(new Error('full')) });
  await user.click(box);
  expect(await screen.findByText(/could not be kept on this device/)).toBeVisible();
  expect(box).not.toBeChecked();
});

test('without a network a kept card can be removed and none can be kept, with the reason', async () => {
  const { box, user } = await open({ kept: true });
  act(goOffline);
  expect(box).toBeEnabled();
  await user.click(box);
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(/You are offline/);
});

test('a host that keeps no cards shows no switch', async () => {
  await mountAt('/user/myCard');
  expect(await screen.findByRole('img', { name: 'Member QR code' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
