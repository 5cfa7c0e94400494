import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { OpenAppBanner } from './open-app-banner';

const banner = () => screen.queryByRole('region', { name: 'Mobile app' });

test('S-062 a desktop browser has no app banner', () => {
  renderWithHost(<OpenAppBanner />, { path: '/home' });
  expect(banner()).toBeNull();
});

test('a phone has one, which opens the same page in the app', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
  renderWithHost(<OpenAppBanner />, { path: '/user/myCard' });
  expect(banner()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open app' })).toHaveAttribute('href', 'memberrewards://myCard');
});
