import type { DevicePush } from '@mrw/shared-contracts';
import { pushOfPage } from './push-of-page';

const device = {} as DevicePush;

function onDevice({ agent = '', touch = 0, isInstalled = false, hasPush = false }) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${agent}) AppleWebKit/605.1.15`);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touch, configurable: true });
  window.matchMedia = () => ({ matches: isInstalled }) as MediaQueryList;
  if (hasPush) Object.assign(window, { PushManager: {} });
  else Reflect.deleteProperty(window, 'PushManager');
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PushManager');
});

test.each([
  ['a browser with push', { agent: 'Linux; Android 15', touch: 5, hasPush: true }, true],
  ['an iPhone', { agent: 'iPhone; CPU iPhone OS 18_1 like Mac OS X', touch: 5 }, true],
  ['an iPad that names a Mac', { agent: 'Macintosh; Intel Mac OS X 10_15_7', touch: 5 }, true],
  ['an old iPhone on its home screen', { agent: 'iPhone', touch: 5, isInstalled: true }, false],
  ['a Mac without push', { agent: 'Macintosh; Intel Mac OS X 10_15_7' }, false],
  ['the view of an app on Android', { agent: 'Linux; Android 15; wv', touch: 5 }, false],
])('%s: whether it is offered messages', (_, of, isOffered) => {
  onDevice(of);
  expect(pushOfPage(true, false, () => Promise.resolve(device)) !== undefined).toBe(isOffered);
  expect(pushOfPage(false, false, () => Promise.resolve(device))).toBeUndefined();
});

test('its code is loaded when asked for, once, and anew after a failure', async () => {
  onDevice({ hasPush: true });
  const load = jest.fn<Promise<DevicePush>, [boolean]>(() => Promise.resolve(device));
  const push = pushOfPage(true, false, load);
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(push?.()).rejects.toThrow('offline');
  expect(await push?.()).toBe(device);
  expect(await push?.()).toBe(device);
  expect(load.mock.calls).toEqual([[true], [true]]);
});

test('a device with a mark has it at once, also where it is not offered any more: it is ended there', () => {
  onDevice({ hasPush: true });
  const load = jest.fn(() => Promise.resolve(device));
  expect(pushOfPage(false, true, load)).toBeUndefined();
  expect(load.mock.calls).toEqual([[false]]);
});
