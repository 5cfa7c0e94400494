import { Stream } from './stream';

const reader = { memberId: 1, sessionId: 's', expiresAt: new Date(0), language: 'en' } as const;

test('Q-190 a reader that takes nothing is cut off at 64 KiB, one that reads is not', async () => {
  const slow = new Stream(reader, 0);
  const quick = new Stream(reader, 0);
  quick.body.on('data', () => undefined);
  // It begins to flow after this turn.
  await new Promise(setImmediate);
  for (let sent = 0; sent < 70; sent += 1)
    for (const stream of [slow, quick]) if (!stream.body.destroyed) stream.send('x'.repeat(1024), 0);
  expect([slow.body.destroyed, quick.body.destroyed]).toEqual([true, false]);
});

test('Q-190 a reader that has not taken the last heartbeat is cut off at the next', () => {
  const stream = new Stream(reader, 0);
  stream.send('event', 0);
  stream.beat(14_999);
  expect(stream.body.readableLength).toBe(5);
  stream.beat(15_000);
  expect(stream.body.destroyed).toBe(false);
  stream.beat(30_000);
  expect(stream.body.destroyed).toBe(true);
});
