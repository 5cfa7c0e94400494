import { isMobileDevice } from './mobile-device';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

it.each([
  ['a desktop', desktop, 0, false],
  ['a desktop with a touch screen', desktop, 10, false],
  ['a Mac', mac, 0, false],
  ['an iPad', mac, 5, true],
  ['an iPhone', iphone, 5, true],
  ['an Android phone', android, 5, true],
])('tells what %s is', (_, userAgent, maxTouchPoints, mobile) => {
  expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(mobile);
});
