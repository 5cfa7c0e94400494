import { goOffline, goOnline, renderWithHost } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState, NetworkErrorState } from './error-state';
import { Notice } from './notice';
import { OfflineStrip } from './offline-strip';
import { UpdatedAgo } from './updated-ago';
import { BeingBuilt, NotFoundState } from './whole-pages';

const drawn = () => document.querySelector('svg path')?.getAttribute('d');

test('an empty list has a drawing and a message, and nothing below it', () => {
  renderWithHost(<EmptyState message="No coupons yet." />);
  expect(drawn()).toMatch(/^M/);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('No coupons yet.').nextElementSibling).toBeNull();
});

test('the action of an empty list is below its message', () => {
  renderWithHost(<EmptyState message="No coupons yet." action={<a href="/offers">Offers</a>} />);
  expect(screen.getByText('No coupons yet.').nextElementSibling).toContainElement(
    screen.getByRole('link', { name: 'Offers' }),
  );
});

test('lists of different kinds have different drawings', () => {
  const { rerender } = render(<EmptyState message="No coupons yet." />);
  const box = drawn();
  rerender(<EmptyState message="No coupons yet." illustration="coupon" />);
  expect(drawn()).toMatch(/^M/);
  expect(drawn()).not.toBe(box);
});

test('a failed part has a drawing, and without a retry no button', () => {
  renderWithHost(<ErrorState message="We could not load your coupons." />);
  expect(drawn()).toMatch(/^M/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('alert')).not.toHaveTextContent('Reference');
});

test('a retry that is running is busy', () => {
  renderWithHost(<NetworkErrorState busy onRetry={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['info', 'status', 'info'],
  ['ok', 'status', 'done'],
  ['warn', 'status', 'warning'],
  ['err', 'alert', 'alert'],
] as const)('a live notice of the tone %s is a role %s with the picture %s', (tone, role, picture) => {
  renderWithHost(
    <Notice live tone={tone}>
      Saved.
    </Notice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('Saved.');
  expect(document.querySelector('svg')).toHaveAttribute('data-icon', picture);
});

test('a notice of the page is information and is not announced', () => {
  renderWithHost(<Notice>Open from nine.</Notice>);
  expect(screen.getByText('Open from nine.')).toBeInTheDocument();
  expect(document.querySelector('svg')).toHaveAttribute('data-icon', 'info');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([undefined, null])(
  'the offline strip without an age (%p) says that there is no network',
  (savedAt) => {
    goOffline();
    renderWithHost(<OfflineStrip {...(savedAt === undefined ? {} : { savedAt })} />);
    expect(screen.getByRole('status').textContent).toBe('You are offline');
    goOnline();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test('an unknown page says what may be wrong with its address', () => {
  renderWithHost(<NotFoundState />);
  expect(screen.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeInTheDocument();
  expect(screen.getByText('The address may be old or mistyped.')).toBeInTheDocument();
});

test('a planned page tells its name and leads back to the home page', async () => {
  const { fake } = renderWithHost(<BeingBuilt route="Games" />, { path: '/games' });
  expect(screen.getByRole('heading', { level: 1, name: 'This page is being built' })).toBeInTheDocument();
  expect(screen.getByText('Games is planned and not ready yet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(fake.host.navigation.current()).toBe('/home');
});

test('the age of a balance is a button that refreshes it', async () => {
  const refresh = jest.fn();
  renderWithHost(<UpdatedAgo at={Date.now() - 60_000} onRefresh={refresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Updated 1 min ago – Refresh' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
