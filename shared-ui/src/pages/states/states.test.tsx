import { goOffline, goOnline, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState, NetworkErrorState } from './error-state';
import { OfflineStrip } from './offline-strip';
import { ListFailure } from './list-failure';
import { PartFailure, ReadFailure } from './read-failure';
import { RereadFailure } from './reread-failure';
import { UpdatedAgo } from './updated-ago';
import { BeingBuilt, NotFoundState } from './whole-pages';
import { EmptyState } from './empty-state';
import { Notice } from './notice';
import { useTooManyTriesText } from './too-many-tries';

test('a failed part is announced with its reference and can be tried again', async () => {
  const retry = jest.fn();
  renderWithHost(<ErrorState message="We could not load your coupons." reference="8f3a" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Reference: 8f3a');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [{ kind: 'network' }, /could not reach the shop system/, null],
  [{ kind: 'timeout' }, /could not reach the shop system/, null],
  [{ kind: 'malformed', status: 200 }, /Seems there is an error here/, 'Reference: API-200'],
  [null, /Seems there is an error here/, null],
] as const)('a read that ended with %j says what to do next (§8)', async (failure, text, reference) => {
  const retry = jest.fn();
  renderWithHost(<ReadFailure failure={failure} onRetry={retry} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(text);
  if (reference === null) expect(alert).not.toHaveTextContent('Reference');
  else expect(alert).toHaveTextContent(reference);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('content that could not be read again says so and can be tried again, with a network', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const retry = jest.fn();
  renderWithHost(<RereadFailure failed onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('What you see may be out of date.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  online.mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const refused = (status: number) => ({ kind: 'refused' as const, status, detail: null, fields: {} });
const read = { state: 'ready' as const, failure: null, moreFailed: false, unread: 0 };

test.each([
  ['that failed to reload', { failure: refused(403) }, /may be out of date/],
  [
    'that was empty and failed to reload',
    { state: 'empty' as const, failure: refused(500) },
    /may be out of date/,
  ],
  ['that failed to reload and had misses before', { failure: refused(403), unread: 1 }, /may be out of date/],
  ['with entries that could not be read', { unread: 2 }, /Some entries could not be read/],
])('a list %s says so and can be tried again', async (_, changes, text) => {
  const refresh = jest.fn();
  renderWithHost(<ListFailure list={{ ...read, ...changes, refresh }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['is whole', {}],
  ['failed at its next page, which says so itself', { failure: refused(403), moreFailed: true }],
  ['failed as a whole, which its place says', { state: 'failed' as const, failure: refused(403) }],
])('a list that %s has no line above it', (_, changes) => {
  renderWithHost(<ListFailure list={{ ...read, ...changes, refresh: jest.fn() }} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [{ state: 'gone' }, 'status', 'This is not available any more.'],
  [{ state: 'failed', failure: refused(403) }, 'alert', 'Not read.'],
  [{ state: 'ready', data: 1, failure: refused(403) }, 'alert', /may be out of date/],
] as const)(
  'a part of a page says what is wrong with it, and can be tried again unless it is gone: %j',
  async (reading, role, text) => {
    const retry = jest.fn();
    renderWithHost(<PartFailure reading={reading} message="Not read." onRetry={retry} />);
    expect(screen.getByRole(role)).toHaveTextContent(text);
    const again = screen.queryByRole('button', { name: 'Try again' });
    if (again) await userEvent.click(again);
    expect(retry).toHaveBeenCalledTimes(reading.state === 'gone' ? 0 : 1);
  },
);

test.each([{ state: 'loading' }, { state: 'ready', data: 1, failure: null }] as const)(
  'nothing is wrong with a part: %j',
  (reading) => {
    renderWithHost(<PartFailure reading={reading} message="Not read." onRetry={jest.fn()} />);
    expect(screen.queryByText(/./)).not.toBeInTheDocument();
  },
);

test('an unknown page leads back to the home page (§2)', async () => {
  const { fake } = renderWithHost(<NotFoundState />, { path: '/nowhere' });
  await userEvent.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(fake.host.navigation.current()).toBe('/home');
});

test('the offline strip appears with the network gone and says how old the content is', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderWithHost(<OfflineStrip savedAt="2026-11-21T14:32:00+08:00" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  online.mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('You are offline – showing what we saved at 14:32');
});

test.each([
  [0, 'en', 'Updated just now'],
  [59_999, 'en', 'Updated just now'],
  [185_000, 'en', 'Updated 3 min ago'],
  [185_000, 'zh-Hant', '3 分鐘前更新'],
] as const)('after %p ms the age reads in %s: %s', (age, language, text) => {
  jest.useFakeTimers({ now: 1_000 + age });
  // By the device, which noted the time: the offset to the server is none of its age.
  const host = { language, clockOffset: 45 * 60_000 };
  renderWithHost(<UpdatedAgo at={1_000} onRefresh={() => undefined} />, host);
  expect(screen.getByRole('button')).toHaveTextContent(text);
});

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

function Refusal({ minutes }: { minutes: number | null }) {
  return <p>{useTooManyTriesText()({ minutes })}</p>;
}

test.each([
  [1, 'en', 'Too many tries. Try again in 1 minute.'],
  [2, 'en', 'Too many tries. Try again in 2 minutes.'],
  [null, 'en', 'Too many tries. Please try again later.'],
  [2, 'zh-Hant', '嘗試次數過多，請於 2 分鐘後再試。'],
  [2, 'zh-Hans', '尝试次数过多，请于 2 分钟后再试。'],
] as const)('a wait of %p minutes is told in %s', (minutes, language, text) => {
  const { container } = renderWithHost(<Refusal minutes={minutes} />, { language });
  expect(container).toHaveTextContent(text);
});
