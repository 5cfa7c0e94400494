import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSession } from '../../testing/samples';
import { HomePage } from './home-page';
// Loaded before the tests, which then do not wait for it.
import './invite-door';

const home = (invitations: boolean, isMember = true) =>
  renderWithHost(<HomePage />, {
    path: '/home',
    config: { invitations },
    session: isMember ? sampleSession() : { kind: 'visitor' },
    api: { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [] } },
  });
const door = () => screen.findByRole('region', { name: 'Refer a friend' });

test('a member copies the link for friends at the end of home, and is told so', async () => {
  const user = userEvent.setup();
  const { fake } = home(true);
  await door();
  expect(screen.getByText('Friends join with your link.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/\?referCode=M-/));
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Copied');
});

test.each([
  ['visitors', true, false],
  ['deployments without invitations', false, true],
])('%s have no such link', async (_, invitations, isMember) => {
  home(invitations, isMember);
  await screen.findByRole('region', { name: 'Featured offers' });
  expect(screen.queryByRole('heading', { name: 'Refer a friend' })).not.toBeInTheDocument();
});
