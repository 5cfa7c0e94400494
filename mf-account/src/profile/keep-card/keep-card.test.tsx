import type { OfflineCard } from '@mrw/shared-contracts';
import { goOffline, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { mountAt } from '../../testing/mount';
import { sampleSession } from '../../testing/members';
import { KeepCard } from './keep-card';
import { KeepOffer } from './keep-offer';

/** A card of a device on which everything works. */
function workingCard() {
  const kept$ = new BehaviorSubject(false);
  const offlineCard: OfflineCard = {
    kept$,
    keep: async () => kept$.next(true),
    forget: async () => kept$.next(false),
  };
  return { kept$, offlineCard };
}

async function open() {
  const fake = await mountAt('/user/myCard', { offlineCard: workingCard().offlineCard });
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

test('a host that keeps no cards shows no switch', async () => {
  await mountAt('/user/myCard');
  expect(await screen.findByRole('img', { name: 'Member QR code' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

const all = () => ({
  kept$: new BehaviorSubject(false),
  keep: () => Promise.reject(new Error('full')),
  forget: () => Promise.resolve(),
  wallet: () => Promise.resolve(null),
});
test.each([
  ['en', 'Keep card, coupons and tickets on this device', /after 7 days without a connection/],
  ['zh-Hant', '在此裝置保留會員卡、優惠券和門票', /連續 7 日沒有網絡連線/],
  ['zh-Hans', '在此设备保留会员卡、优惠券和门票', /连续 7 天没有网络连接/],
] as const)(
  'Q-195 where coupons and tickets are kept too, switch and offer say so in %s',
  async (language, name, what) => {
    renderWithHost(<KeepCard />, { offlineCard: all(), language });
    const box = screen.getByRole('switch', { name: new RegExp(`^${name}`) });
    expect(box).toHaveAccessibleDescription(what);
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/could not be kept|未能在此裝置保留|无法在此设备保留/);
    const { container } = renderWithHost(<KeepOffer />, {
      offlineCard: all(),
      language,
      config: { firstSteps: true },
      session: sampleSession(),
    });
    expect(container).toHaveTextContent(what);
  },
);

test('after the first use at a till the card is offered to be kept', async () => {
  const { kept$, offlineCard } = workingCard();
  const fake = await mountAt('/user/myCard', { offlineCard, config: { firstSteps: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show at till' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep card' }));
  expect(kept$.value).toBe(true);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Card kept');
  expect(screen.queryByRole('button', { name: 'Keep card' })).not.toBeInTheDocument();
});

function card(isKept = false) {
  const kept$ = new BehaviorSubject(isKept);
  let settle: (error?: Error) => void = () => undefined;
  const offlineCard: OfflineCard = {
    kept$,
    keep: () =>
      new Promise((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve());
      }),
    forget: async () => kept$.next(false),
  };
  return { offlineCard, kept$, settle: (error?: Error) => act(async () => settle(error)) };
}
const showOffer = ({ offlineCard }: ReturnType<typeof card>, firstSteps = true) =>
  renderWithHost(<KeepOffer />, { offlineCard, config: { firstSteps }, session: sampleSession() });
const keepButton = () => screen.getByRole('button', { name: /Keep card|…/ });
const what = /^Your number, code and points open without a connection/;

test('the offer says what it keeps, and waits while the card is kept', async () => {
  const device = card();
  const { container } = showOffer(device);
  expect(container).toHaveTextContent(
    /No connection at the till\? Keep your card on this device\.Your number, code.*Keep card Not now$/,
  );
  expect(keepButton()).not.toHaveAttribute('aria-busy', 'true');
  await userEvent.click(keepButton());
  expect(keepButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(/^No connection at the till/)).toBeVisible();
  await device.settle(new Error('full'));
  expect(keepButton()).not.toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Your card could not be kept on this device. Please try again.')).toBeVisible();
  expect(screen.queryByText(/^No connection at the till/)).not.toBeInTheDocument();
  expect(screen.getByText(what)).toBeVisible();
});

test('the offer comes into view when the focus is back, and not after it is gone', () => {
  jest.useFakeTimers();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { container, unmount } = showOffer(card());
  jest.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll.mock.instances).toEqual([container.firstElementChild]);
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  unmount();
  showOffer(card()).unmount();
  jest.advanceTimersByTime(1_000);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('who said no goes on at the heading, and is not asked in this browser again', async () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  const first = showOffer(card());
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(first.container).toBeEmptyDOMElement();
  expect(heading).toHaveFocus();
  first.unmount();
  expect(Object.keys(localStorage).filter((name) => name.includes('card_keep_answered'))).toHaveLength(1);
  expect(showOffer(card()).container).toBeEmptyDOMElement();
});

test.each([
  ['is kept already', () => showOffer(card(true))],
  ['is of a deployment without first steps', () => showOffer(card(), false)],
  [
    'is offline',
    () => {
      goOffline();
      return showOffer(card());
    },
  ],
])('a card that %s is not offered, and nothing scrolls', (_, open) => {
  jest.useFakeTimers();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  expect(open().container).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1_000);
  expect(scroll).not.toHaveBeenCalled();
});

test('the switch is on and waits while the card is kept, and is off again when that failed', async () => {
  const device = card();
  renderWithHost(<KeepCard />, { offlineCard: device.offlineCard });
  const box = screen.getByRole('switch', { name: /^Keep my card on this device/ });
  expect(box).toHaveAccessibleDescription(what);
  expect(box).toBeEnabled();
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(box).toBeDisabled();
  expect(box).toHaveAttribute('aria-busy', 'true');
  await device.settle(new Error('full'));
  await waitFor(() => expect(box).not.toBeChecked());
  expect(box).toBeEnabled();
  expect(box).toHaveAttribute('aria-busy', 'false');
  expect(box).toHaveAccessibleDescription(/could not be kept/);
});

test('without a network a kept card says nothing of it, one that is not kept says why', () => {
  goOffline();
  const device = card(true);
  renderWithHost(<KeepCard />, { offlineCard: device.offlineCard });
  const box = screen.getByRole('switch');
  expect(box).toBeEnabled();
  expect(box).not.toHaveAccessibleDescription(/You are offline/);
  act(() => device.kept$.next(false));
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(/You are offline/);
});
