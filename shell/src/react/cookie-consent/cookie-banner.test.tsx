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
  expect(banner).toHaveTextContent('We use essential cookies to run this site.');
  expect(banner).toHaveTextContent('Accept all');
  expect(banner).toHaveTextContent('Reject non-essential');
});

/** The banner below the content of a page. */
function ask() {
  renderWithHost(
    <>
      <main id="content" tabIndex={-1} />
      <CookieBanner consent={createConsent()} />
    </>,
  );
  const content = screen.getByRole('main');
  return { content, focus: jest.spyOn(content, 'focus') };
}
const withoutCookies = () => jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);

test.each(['Accept all', 'Reject non-essential'])(
  'after %p the banner is gone, and the content has the focus without being scrolled to',
  async (answer) => {
    const { content, focus } = ask();
    await userEvent.click(screen.getByRole('button', { name: answer }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
    expect(content).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  },
);

test('rejecting needs no cookie: while they are disabled the banner is gone and nothing more is asked', async () => {
  withoutCookies();
  const { content } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Reject non-essential' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  expect(content).toHaveFocus();
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
  withoutCookies();
  const { focus } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));
  // The question stays, and so does the focus.
  expect(focus).not.toHaveBeenCalled();
  const alert = await screen.findByRole('alertdialog', { name: 'Cookies are turned off' });
  expect(alert).toHaveTextContent('Allow cookies for this site');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('button', { name: 'Accept all' })).toBeInTheDocument();
});
