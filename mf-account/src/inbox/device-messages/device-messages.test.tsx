import type { DevicePush, PushState } from '@mrw/shared-contracts';
import { renderRemote, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import slot from '../../slot-device-offer';
import { sampleSession } from '../../testing/members';
import DeviceMessages from './device-messages';

jest.setTimeout(30_000);

const every = ['payment', 'used', 'claim', 'gift', 'expiry'] as const;
const on: PushState = { kind: 'on', choice: { kinds: every, details: false } };

function device(state: PushState) {
  const state$ = new BehaviorSubject<PushState>(state);
  const push = {
    state$,
    turnOn: jest.fn<Promise<void>, Parameters<DevicePush['turnOn']>>((choice) => {
      state$.next({ kind: 'on', choice });
      return Promise.resolve();
    }),
    turnOff: jest.fn(() => {
      state$.next({ kind: 'off', mayOffer: false });
      return Promise.resolve();
    }),
  };
  return { push, state$, load: () => Promise.resolve(push) };
}

const show = (state: PushState) => {
  const made = device(state);
  const { fake } = renderWithHost(<DeviceMessages />, { push: made.load, session: sampleSession() });
  return { ...made, fake };
};
const switchOf = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) });
const master = () => switchOf('Send messages to this device');

describe('messages on this device', () => {
  test('are off until the switch is pressed, and then of every kind without details', async () => {
    const { push, fake } = show({ kind: 'off', mayOffer: true });
    expect(await master()).not.toBeChecked();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(await master());
    expect(push.turnOn).toHaveBeenCalledWith({ kinds: every, details: false });
    expect(fake.host.notify.messages$.value[0]?.text).toBe('Messages come to this device.');
    expect(await switchOf('Gifts')).toBeChecked();
  });

  test('each kind is a switch; the last one turned off ends it', async () => {
    const { push } = show({ kind: 'on', choice: { kinds: ['payment', 'gift'], details: false } });
    await userEvent.click(await switchOf('Gifts'));
    expect(push.turnOn).toHaveBeenLastCalledWith({ kinds: ['payment'], details: false });
    await userEvent.click(await switchOf('Decisions on claims'));
    expect(push.turnOn).toHaveBeenLastCalledWith({ kinds: ['payment', 'claim'], details: false });
    await userEvent.click(await switchOf('Show details'));
    expect(push.turnOn).toHaveBeenLastCalledWith({ kinds: ['payment', 'claim'], details: true });
    await userEvent.click(await switchOf('Decisions on claims'));
    await userEvent.click(await switchOf('Payments with points'));
    expect(push.turnOff).toHaveBeenCalledTimes(1);
    expect(await master()).not.toBeChecked();
  });

  test('say when a change was not stored, and show what is', async () => {
    const { push } = show(on);
    push.turnOn.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(await switchOf('Gifts'));
    expect(await screen.findByText('This did not work. Check your connection and try again.')).toBeVisible();
    expect(await switchOf('Gifts')).toBeChecked();
  });

  test('say when the browser has no service for them', async () => {
    const { push, fake } = show({ kind: 'off', mayOffer: true });
    push.turnOn.mockRejectedValueOnce(
      new DOMException('Registration failed - push service error', 'AbortError'),
    );
    await userEvent.click(await master());
    expect(
      await screen.findByText(/^This browser does not take messages, or they are switched/),
    ).toBeVisible();
    expect(screen.queryByText(/connection/)).not.toBeInTheDocument();
    expect(fake.reports).toEqual([
      { code: 'PUSH_REFUSED', detail: 'AbortError: Registration failed - push service error' },
    ]);
    expect(await master()).toBeEnabled();
  });

  test.each<[PushState['kind'], RegExp]>([
    ['blocked', /^This browser blocks messages/],
    ['home-screen', /^On iPhone and iPad, add this site to the home screen first/],
  ])('%s: say what to do, without a switch', async (kind, text) => {
    show({ kind } as PushState);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('can be tried again when their code does not come', async () => {
    const { load } = device(on);
    const failing = jest.fn(load).mockRejectedValueOnce(new Error('no script'));
    renderWithHost(<DeviceMessages />, { push: failing, session: sampleSession() });
    await userEvent.click(await screen.findByRole('button', { name: /Try again|Retry/ }));
    expect(await master()).toBeChecked();
  });

  test('can be turned off without a network, and not on', async () => {
    const { state$ } = show(on);
    await master();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await master()).toBeEnabled();
    expect(await switchOf('Gifts')).toBeDisabled();
    act(() => {
      state$.next({ kind: 'off', mayOffer: false });
    });
    expect(await master()).toBeDisabled();
  });
});

describe('the offer after an act', () => {
  const offer = async (state: PushState) => {
    const made = device(state);
    const page = await renderRemote(slot, { push: made.load, session: sampleSession() });
    return { ...made, ...page };
  };
  const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));
  const question = 'Get a message on this device when something happens in your account?';

  test('turns messages on, and goes', async () => {
    const { push, unmount } = await offer({ kind: 'off', mayOffer: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Send messages' }));
    expect(push.turnOn).toHaveBeenCalledWith({ kinds: every, details: false });
    await waitFor(() => {
      expect(screen.queryByText(question)).not.toBeInTheDocument();
    });
    await unmount();
  });

  test('takes no for an answer, and gives the focus to the page', async () => {
    document.body.innerHTML = '<h1>Rewards</h1>';
    const { push, unmount } = await offer({ kind: 'off', mayOffer: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(push.turnOff).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveFocus();
    await unmount();
  });

  test('after a use at a till keeps the card first, and brings up no second question', async () => {
    const kept$ = new BehaviorSubject(false);
    const atTill = async () =>
      renderRemote(slot, {
        push: device({ kind: 'off', mayOffer: true }).load,
        offlineCard: { kept$, keep: async () => kept$.next(true), forget: async () => kept$.next(false) },
        config: { firstSteps: true },
        session: sampleSession(),
        slotProps: { atTill: true },
      });
    const first = await atTill();
    expect(
      await screen.findByText('No connection at the till? Keep your card on this device.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await settled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await first.unmount();
    const second = await atTill();
    expect(await screen.findByText(question)).toBeVisible();
    await second.unmount();
  });

  test('is made once, also without an answer', async () => {
    const first = await offer({ kind: 'off', mayOffer: true });
    expect(await screen.findByText(question)).toBeVisible();
    await first.unmount();
    const second = await offer({ kind: 'off', mayOffer: true });
    await settled();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    await second.unmount();
  });

  test.each<PushState>([on, { kind: 'off', mayOffer: false }, { kind: 'blocked' }, { kind: 'home-screen' }])(
    'is not made when %j',
    async (state) => {
      const { unmount } = await offer(state);
      await settled();
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      await unmount();
    },
  );
});
