import { rememberClosed, wasClosed } from './banner-visibility';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 28);
const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const blocked = {
  get localStorage(): Storage {
    return refuse();
  },
  get sessionStorage(): Storage {
    return refuse();
  },
};

test.each([
  ['at once', 0, true],
  ['within 7 days', 7 * day - 1, true],
  ['after 7 days', 7 * day, false],
  ['with a clock that was set back', -1, false],
])('Q-036 the banner stays closed on the device: %s', (_, later, closed) => {
  expect(wasClosed(window, now)).toBe(false);
  rememberClosed(window, now);
  sessionStorage.clear();
  expect(wasClosed(window, now + later)).toBe(closed);
});

test('where the device refuses to keep it, closing lasts for the browser session', () => {
  const { sessionStorage } = window;
  const device = {
    get localStorage(): Storage {
      return refuse();
    },
    sessionStorage,
  };
  rememberClosed(device, now);
  expect(wasClosed(device, now + day)).toBe(true);
});

test('what was written by another version closes nothing', () => {
  localStorage.setItem('mrw_open_app_closed', 'true');
  expect(wasClosed(window, now)).toBe(false);
});

test('blocked storage closes nothing and breaks nothing', () => {
  expect(() => {
    rememberClosed(blocked, now);
  }).not.toThrow();
  expect(wasClosed(blocked, now)).toBe(false);
});
