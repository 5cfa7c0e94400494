import { createLock } from './lock';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('work alone waits for what is inside, and what comes after waits for it', async () => {
  const lock = createLock();
  const events: string[] = [];
  const leave = await lock.enter();
  const alone = lock.alone(async () => {
    events.push('alone');
    await settle();
  });
  const late = lock.pass(async () => events.push('late'));
  await settle();
  expect(events).toEqual([]);
  leave();
  await Promise.all([alone, late]);
  expect(events).toEqual(['alone', 'late']);
});

test('leaving twice counts once', async () => {
  const lock = createLock();
  const [first, second] = [await lock.enter(), await lock.enter()];
  first();
  first();
  let isDone = false;
  const alone = lock.alone(async () => {
    isDone = true;
  });
  await settle();
  expect(isDone).toBe(false);
  second();
  await alone;
  expect(isDone).toBe(true);
});

test('what hangs inside holds work alone up for a while, not for ever', async () => {
  const lock = createLock(5);
  await lock.enter();
  await expect(lock.alone(async () => 'done')).resolves.toBe('done');
});

test('the lock opens again after work that failed', async () => {
  const lock = createLock();
  await expect(lock.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lock.pass(async () => 'in')).resolves.toBe('in');
});
