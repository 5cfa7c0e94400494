import type { Session } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { showOnAppIcon } from './app-badge';

function follow(first: Session, setAppBadge = jest.fn<Promise<void>, [number?]>(() => Promise.resolve())) {
  const { bus } = fakeHost().host;
  const session$ = new BehaviorSubject<Session>(first);
  showOnAppIcon({ setAppBadge }, { bus, session$ });
  return { bus, session$, shown: () => setAppBadge.mock.calls.map(([count]) => count) };
}

test('the icon shows the count that was read last, and nothing before one was', () => {
  const { bus, shown } = follow({ kind: 'restoring' });
  expect(shown()).toEqual([]);
  bus.publish('unread-count-changed', { version: 1, count: 7 });
  bus.publish('unread-count-changed', { version: 1, count: 6 });
  expect(shown()).toEqual([7, 6]);
});

test('a log-out clears it, and so does a visit without a session', () => {
  const { session$, shown } = follow({ kind: 'restoring' });
  session$.next({ kind: 'visitor' });
  expect(shown()).toEqual([0]);
});

test('a browser that refuses, and one that has no badges, are left alone', async () => {
  const { bus, shown } = follow(
    { kind: 'restoring' },
    jest.fn(() => Promise.reject(new Error('not installed'))),
  );
  bus.publish('unread-count-changed', { version: 1, count: 1 });
  await Promise.resolve();
  expect(shown()).toEqual([1]);
  const { host } = fakeHost();
  showOnAppIcon({}, host);
  expect(() => {
    host.bus.publish('unread-count-changed', { version: 1, count: 1 });
  }).not.toThrow();
});
