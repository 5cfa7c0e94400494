import { choosePart, chosenParts, leavePart } from './chosen-parts';

const register = jest.fn<Promise<void>, [string, object]>(() => Promise.resolve());
const unregister = jest.fn(() => Promise.resolve(true));
const getRegistration = jest.fn(() =>
  Promise.resolve<{ unregister(): Promise<boolean> } | undefined>({ unregister }),
);
const addresses = () => register.mock.calls.map(([address]) => address);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  Reflect.set(navigator, 'serviceWorker', { register, getRegistration });
});

test('one worker has the parts that are chosen, and is the same for a part that is chosen again', async () => {
  await choosePart('share');
  await choosePart('card');
  await choosePart('card');
  expect(addresses()).toEqual([
    '/service-worker.js?parts=share',
    '/service-worker.js?parts=card+share',
    '/service-worker.js?parts=card+share',
  ]);
  expect(register).toHaveBeenCalledWith(expect.anything(), { updateViaCache: 'none' });
  expect(chosenParts()).toEqual(['card', 'share']);
});

test('it is unregistered only when no part is left', async () => {
  await choosePart('card');
  await choosePart('push');
  await leavePart('card');
  expect(addresses().at(-1)).toBe('/service-worker.js?parts=push');
  expect(unregister).not.toHaveBeenCalled();
  await leavePart('push');
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
});

test('a log-out without a network, which ends all parts at once, leaves no worker', async () => {
  await choosePart('card');
  await choosePart('share');
  register.mockRejectedValue(new TypeError('offline'));
  await Promise.all([leavePart('share'), leavePart('card')]);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(chosenParts()).toEqual([]);
  register.mockResolvedValue();
});

test('the worker of an earlier release, which no list names, goes with its card', async () => {
  await leavePart('card');
  expect(unregister).toHaveBeenCalledTimes(1);
  getRegistration.mockResolvedValueOnce(undefined);
  await expect(leavePart('card')).resolves.toBeUndefined();
});

test('a browser that blocks its storage has chosen nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(chosenParts(blocked)).toEqual([]);
});
