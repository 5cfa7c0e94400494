import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsent } from './consent';
import { CookieBanner } from './cookie-banner';

afterEach(() => {
  document.cookie = 'cookie_consent=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test('S-055 the first visit is asked, with both answers', () => {
  renderWithHost(<CookieBanner consent={createConsent()} />);
  const banner = screen.getByRole('region', { name: 'Cookies' });
  expect(banner).toHaveTextContent('Accept all');
  expect(banner).toHaveTextContent('Reject non-essential');
});

test.each(['Accept all', 'Reject non-essential'])('after %p the banner is gone', async (answer) => {
  renderWithHost(<CookieBanner consent={createConsent()} />);
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('an answer that was given in another tab takes the banner away', () => {
  renderWithHost(<CookieBanner consent={createConsent()} />);
  createConsent().choose('essential');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('accepting while cookies are disabled shows the settings alert and asks again', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  renderWithHost(<CookieBanner consent={createConsent()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Cookies are turned off' });
  expect(alert).toHaveTextContent('Allow cookies for this site');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('button', { name: 'Accept all' })).toBeInTheDocument();
});
