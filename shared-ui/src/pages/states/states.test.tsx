import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';
import { OfflineStrip } from './offline-strip';
import { ListFailure } from './list-failure';
import { PartFailure, ReadFailure } from './read-failure';
import { RereadFailure } from './reread-failure';
import { UpdatedAgo } from './updated-ago';
import { NotFoundState } from './whole-pages';

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
