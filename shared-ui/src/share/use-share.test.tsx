import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShare } from './use-share';

const url = 'http://localhost/campaign/7';

function Page() {
  const { label, share, problem } = useShare({ title: 'Coffee', url });
  return (
    <>
      <button type="button" onClick={share}>
        {label}
      </button>
      {problem}
    </>
  );
}

function open() {
  const user = userEvent.setup();
  const { fake } = renderWithHost(<Page />);
  return { user, toasts: () => fake.host.notify.messages$.value.map(({ text }) => text) };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});
const canShare = (share: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
};

test('Q-077 a device that can share gets the link and its title', async () => {
  const share = jest.fn(() => Promise.resolve());
  canShare(share);
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Coffee', url });
  expect(toasts()).toEqual([]);
});

test('Q-077 any other device copies the link and says so', async () => {
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(toasts()).toEqual(['Copied']);
});

test('Q-182 a link that cannot be copied stays to be read, until a press works', async () => {
  const { user, toasts } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(url)).toBeVisible();
  expect(toasts()).toEqual([]);
  write.mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.queryByText(url)).not.toBeInTheDocument();
});
