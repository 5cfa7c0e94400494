import * as z from 'zod/mini';
import { createBus } from './bus';
import { remoteEvent } from './remote-event';

const setup = () => {
  const report = jest.fn();
  return { report, bus: createBus(report) };
};

test('a subscriber receives what is published after it subscribed, and nothing from before', () => {
  const { bus } = setup();
  const heard: string[] = [];
  bus.publish('coupon-used', { version: 1, couponId: 'early', isTicket: false });
  bus.on('coupon-used', ({ couponId }) => heard.push(couponId));
  bus.publish('coupon-used', { version: 1, couponId: '1001', isTicket: false });
  expect(heard).toEqual(['1001']);
});

test('a late subscriber of the unread count gets the last value', () => {
  const { bus } = setup();
  bus.publish('unread-count-changed', { version: 1, count: 7 });
  const seen: number[] = [];
  bus.unreadCount$.subscribe((count) => seen.push(count));
  expect(seen).toEqual([7]);
});

test('log-out sets the unread count to 0', () => {
  const { bus } = setup();
  bus.publish('unread-count-changed', { version: 1, count: 7 });
  bus.publish('logout', { version: 1, reason: 'asked' });
  expect(bus.unreadCount$.value).toBe(0);
});

test('a handler that throws is reported and the others are still called', () => {
  const { bus, report } = setup();
  const heard = jest.fn();
  bus.on('points-changed', () => {
    throw new Error('boom');
  });
  bus.on('points-changed', heard);
  bus.publish('points-changed', { version: 1 });
  bus.publish('points-changed', { version: 1 });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(2);
});

test.each([{ version: 1, count: -1 }, { version: 2, count: 3 }, null, 'x', { count: 3 }])(
  'the payload %p is dropped and reported',
  (payload) => {
    const { bus, report } = setup();
    Reflect.apply(bus.publish, bus, ['unread-count-changed', payload]);
    expect(bus.unreadCount$.value).toBe(0);
    expect(report).toHaveBeenCalledTimes(1);
  },
);

test('an unknown name is dropped and reported', () => {
  const { bus, report } = setup();
  Reflect.apply(bus.publish, bus, ['constructor', {}]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('an ended subscription receives nothing more', () => {
  const { bus } = setup();
  const heard = jest.fn();
  const end = bus.on('points-changed', heard);
  end();
  bus.publish('points-changed', { version: 1 });
  expect(heard).not.toHaveBeenCalled();
});

test('of what a remote publishes 100 events a second are looked at, the rest is counted in its name', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const { bus, report } = setup();
  const heard = jest.fn();
  bus.of('mf-b').on('points-changed', heard);
  for (let event = 0; event < 1_000; event += 1) bus.of('mf-a').publish('points-changed', { version: 1 });
  expect(heard).toHaveBeenCalledTimes(100);
  expect(report).toHaveBeenCalledTimes(900);
  expect(report).toHaveBeenLastCalledWith('bus events beyond 100 a second', 'dropped', 'mf-a');
  // The other subscribers still run, and so does this one for later events.
  bus.of('mf-b').publish('points-changed', { version: 1 });
  bus.publish('points-changed', { version: 1 });
  clock.mockReturnValue(2_000);
  bus.of('mf-a').publish('points-changed', { version: 1 });
  expect(heard).toHaveBeenCalledTimes(103);
  clock.mockRestore();
});

test('the host itself may publish any number: a log-out is never lost', () => {
  const { bus, report } = setup();
  const heard = jest.fn();
  bus.on('logout', heard);
  for (let event = 0; event < 500; event += 1) bus.publish('logout', { version: 1, reason: 'asked' });
  expect(heard).toHaveBeenCalledTimes(500);
  expect(report).not.toHaveBeenCalled();
});

test('what a remote does wrong is reported with its name, by one text for each kind', () => {
  const { bus, report } = setup();
  const remote = bus.of('mf-a');
  Reflect.apply(remote.publish, remote, ['unread-count-changed', { version: 1, count: -1 }]);
  for (const name of ['x', 'yyy']) Reflect.apply(remote.publish, remote, [name, {}]);
  remote.on('points-changed', () => {
    throw new Error('boom');
  });
  bus.publish('points-changed', { version: 1 });
  expect(report.mock.calls).toEqual([
    ['bus event unread-count-changed', expect.anything(), 'mf-a'],
    ['bus event of no known name', 'x', 'mf-a'],
    ['bus event of no known name', 'yyy', 'mf-a'],
    ['bus handler of points-changed', new Error('boom'), 'mf-a'],
  ]);
});

const chosen = remoteEvent(
  'mf-a/store-chosen',
  z.object({ version: z.literal(1), storeId: z.string(), note: z.string() }),
);

test('a remote publishes an event of its own, and another one reads of it what its own schema says', () => {
  const { bus, report } = setup();
  const heard: unknown[] = [];
  const read = remoteEvent('mf-a/store-chosen', z.object({ version: z.literal(1), storeId: z.string() }));
  const end = bus.of('mf-b').on(read, (payload) => heard.push(payload));
  bus.of('mf-a').publish(chosen, { version: 1, storeId: '7', note: 'x' });
  end();
  bus.of('mf-a').publish(chosen, { version: 1, storeId: '8', note: 'x' });
  expect(heard).toEqual([{ version: 1, storeId: '7' }]);
  expect(report).not.toHaveBeenCalled();
});

test('a payload that does not fit the schema of the publisher is not delivered; one that does not fit that of a subscriber is not delivered to that subscriber', () => {
  const { bus, report } = setup();
  const [older, current] = [jest.fn(), jest.fn()];
  const second = remoteEvent(
    'mf-a/store-chosen',
    z.object({ version: z.literal(2), stores: z.array(z.string()) }),
  );
  bus.of('mf-b').on(chosen, older);
  bus.of('mf-c').on(second, current);
  const remote = bus.of('mf-a');
  Reflect.apply(remote.publish, remote, [second, { version: 2, stores: '7' }]);
  expect(report).toHaveBeenLastCalledWith(
    'bus event of a remote',
    expect.stringContaining('mf-a/store-chosen'),
    'mf-a',
  );
  remote.publish(second, { version: 2, stores: ['7'] });
  expect(report).toHaveBeenLastCalledWith(
    'bus subscription to events of remotes',
    expect.stringContaining('mf-a/store-chosen'),
    'mf-b',
  );
  expect(older).not.toHaveBeenCalled();
  expect(current).toHaveBeenCalledTimes(1);
});

test('an event of a remote is published by that remote only, within its limit', () => {
  const { bus, report } = setup();
  const heard = jest.fn();
  bus.on(chosen, heard);
  const payload = { version: 1 as const, storeId: '7', note: 'x' };
  bus.of('mf-b').publish(chosen, payload);
  expect(report.mock.calls).toEqual([['bus event of another remote', 'mf-a/store-chosen', 'mf-b']]);
  for (let event = 0; event < 150; event += 1) bus.of('mf-a').publish(chosen, payload);
  expect(heard).toHaveBeenCalledTimes(100);
});

test.each(['mf-a', 'mf-a/', 'mf-a/b/c', 'mf-A/b', 'mf-a/B c', 'a/b'])(
  '%s is no event of a remote',
  (name) => {
    expect(() => {
      Reflect.apply(remoteEvent, undefined, [name, z.unknown()]);
    }).toThrow('is no name of an event');
    const { bus, report } = setup();
    Reflect.apply(bus.publish, bus, [{ name, schema: z.unknown() }, {}]);
    expect(report).toHaveBeenCalledWith('bus event of no known name', name, undefined);
  },
);
