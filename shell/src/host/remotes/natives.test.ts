import { rememberNatives } from './natives';

globalThis.fetch = jest.fn();

type Case = [name: string, owner: object, key: string];
const prototypes = [Object, Array, String, Function, Promise, EventTarget, Node, XMLHttpRequest];
const some: readonly Case[] = [
  ['fetch', window, 'fetch'],
  ['XMLHttpRequest', window, 'XMLHttpRequest'],
  ['Promise', window, 'Promise'],
  ['setTimeout', window, 'setTimeout'],
  ['setInterval', window, 'setInterval'],
  ['requestAnimationFrame', window, 'requestAnimationFrame'],
  ['history.pushState', window.history, 'pushState'],
  ['history.replaceState', window.history, 'replaceState'],
  ['history.back', window.history, 'back'],
  ['history.go', window.history, 'go'],
  ['JSON.parse', JSON, 'parse'],
  ['Object.entries', Object, 'entries'],
  ...prototypes.map(({ name, prototype }): Case => {
    const [last = ''] = Object.getOwnPropertyNames(prototype)
      .filter((key) => typeof Object.getOwnPropertyDescriptor(prototype, key)?.value === 'function')
      .slice(-1);
    return [`${name}.prototype.${last}`, prototype, last];
  }),
];

test.each(some)('%s that was replaced is named and put back', (name, owner, key) => {
  const isOwn = Object.hasOwn(owner, key);
  const before: unknown = Reflect.get(owner, key);
  const change = rememberNatives();
  Reflect.defineProperty(owner, key, { value: () => undefined, writable: true, configurable: true });
  const found = change();
  found?.restore();
  expect(found?.names).toEqual([name]);
  expect(Reflect.get(owner, key)).toBe(before);
  expect(Object.hasOwn(owner, key)).toBe(isOwn);
  expect(change()).toBeNull();
});

test('what every object or list has now is named beside what was replaced, and both go', () => {
  const { parse } = JSON;
  const change = rememberNatives();
  Object.assign(Array.prototype, { extra: 1 });
  Object.assign(Object.prototype, { another: 1 });
  JSON.parse = jest.fn();
  const found = change();
  found?.restore();
  expect(found?.names).toEqual(['JSON.parse', 'another', 'extra']);
  expect(JSON.parse).toBe(parse);
  expect(Object.keys(Array.prototype)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a change that stays is named once', () => {
  const { fetch } = globalThis;
  const change = rememberNatives();
  globalThis.fetch = jest.fn();
  expect(change()?.names).toEqual(['fetch']);
  expect(change()).toBeNull();
  globalThis.fetch = fetch;
});
