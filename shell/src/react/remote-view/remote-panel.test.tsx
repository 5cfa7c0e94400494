import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { RemotePanel } from './remote-panel';
import { RemoteSkeleton } from './remote-skeleton';

/** A retry that ends when the test says so. */
function slowRetry() {
  let end: () => void = () => undefined;
  const onRetry = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return {
    onRetry,
    end: () =>
      act(async () => {
        end();
        await Promise.resolve();
      }),
  };
}
const button = () => screen.getByRole('button', { name: /Try again|Trying again/ });

test('while it tries again the button is busy, and then it can be pressed again', async () => {
  const { onRetry, end } = slowRetry();
  renderWithHost(<RemotePanel code="MRW-122" onRetry={onRetry} />);
  expect(button()).not.toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Trying again…');
  await userEvent.click(button());
  expect(onRetry).toHaveBeenCalledTimes(1);
  await end();
  expect(button()).toHaveTextContent(/^Try again$/);
});

test.each([
  [true, 'The rest of the site works.'],
  [false, 'You are offline.'],
])('with a network: %p, it says so, with the code', (online, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  renderWithHost(<RemotePanel code="MRW-122" onRetry={() => Promise.resolve()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveTextContent('Reference MRW-122');
});

test.each([
  [true, true, ['My card', 'My coupons', 'My tickets']],
  [true, false, ['My card']],
  [false, true, []],
])('Q-195 offline it leads to what is kept: %p, with a wallet: %p', async (isKept, hasWallet, names) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offlineCard = {
    kept$: new BehaviorSubject(isKept),
    keep: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    ...(hasWallet ? { wallet: () => Promise.resolve(null) } : {}),
  };
  renderWithHost(<RemotePanel code="MRW-122" onRetry={() => Promise.resolve()} />, { offlineCard });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(names);
});

test('it tries again when the network is back, and no longer after it has gone', () => {
  const { onRetry } = slowRetry();
  const { unmount } = renderWithHost(<RemotePanel code="MRW-122" onRetry={onRetry} />);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('only with an override of a developer there is a way back to the live version', async () => {
  const reset = jest.fn();
  const panel = (onReset?: () => void) => (
    <RemotePanel code="MRW-122" onRetry={() => Promise.resolve()} onReset={onReset} />
  );
  const { unmount } = renderWithHost(panel());
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  renderWithHost(panel(reset));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the live version' }));
  expect(reset).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, 'Loading'],
  ['Opening', 'Opening'],
])('a skeleton with the label %p is named %s', (label, name) => {
  renderWithHost(<RemoteSkeleton {...(label ? { label } : {})} />);
  expect(screen.getByRole('status', { name })).toBeInTheDocument();
});

test('a remote that needs a newer browser says so', () => {
  renderWithHost(<RemotePanel code="MRW-126" needsNewerBrowser onRetry={() => Promise.resolve()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page needs a newer browser.');
});
