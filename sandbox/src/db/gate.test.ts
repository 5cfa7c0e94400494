import { createGate } from './gate';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('work alone waits for what is inside, and what comes after waits for it', async () => {
  const gate = createGate();
  const events: string[] = [];
  const leave = await gate.enter();
  const alone = gate.alone(async () => {
    events.push('alone');
    await settle();
  });
  const late = gate.pass(async () => events.push('late'));
  await settle();
  expect(events).toEqual([]);
  leave();
  await Promise.all([alone, late]);
  expect(events).toEqual(['alone', 'late']);
});

test('leaving twice counts once', async () => {
  const gate = createGate();
  const [first, second] = [await gate.enter(), await gate.enter()];
  first();
  first();
  let isDone = false;
  const alone = gate.alone(async () => {
    isDone = true;
  });
  await settle();
  expect(isDone).toBe(false);
  second();
  await alone;
  expect(isDone).toBe(true);
});

test('what hangs inside holds work alone up for a while, not for ever', async () => {
  const gate = createGate(5);
  await gate.enter();
  await expect(gate.alone(async () => 'done')).resolves.toBe('done');
});

test('the gate opens again after work that failed', async () => {
  const gate = createGate();
  await expect(gate.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.pass(async () => 'in')).resolves.toBe('in');
});
