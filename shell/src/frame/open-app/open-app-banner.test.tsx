import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenAppBanner } from './open-app-banner';

const phone = () =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
const banner = () => screen.queryByRole('region', { name: 'Mobile app' });

test('S-062 a desktop browser has no app banner', () => {
  renderWithHost(<OpenAppBanner />, { path: '/home' });
  expect(banner()).toBeNull();
});

test('a phone has one, which opens the same page in the app', () => {
  phone();
  renderWithHost(<OpenAppBanner />, { path: '/user/myCard' });
  expect(banner()).toBeVisible();
  expect(banner()).toHaveTextContent('Harbour RewardsQuicker in the app');
  expect(screen.getByRole('link', { name: 'Open app' })).toHaveAttribute('href', 'memberrewards://myCard');
});

test('Q-036 a banner that was closed is gone, and does not come again on this device', async () => {
  phone();
  const { unmount } = renderWithHost(<OpenAppBanner />, { path: '/home' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner()).toBeNull();
  unmount();
  renderWithHost(<OpenAppBanner />, { path: '/home' });
  expect(banner()).toBeNull();
});
