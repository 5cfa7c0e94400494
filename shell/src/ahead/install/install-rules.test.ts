import { visitsAt, wayToInstall, type Visits } from './install-rules';
import { mayOfferOn } from './may-offer-on';

const minute = 60_000;
const now = Date.UTC(2026, 10, 28);

test.each<[string, Visits | null, number]>([
  ['the first page of a device', null, 1],
  ['half an hour after the last page', { count: 2, last: now - 30 * minute }, 3],
  ['the next page of a visit', { count: 2, last: now - 30 * minute + 1 }, 2],
  ['a clock that was set back', { count: 2, last: now + 1 }, 3],
])('a visit is counted once: %s', (_, before, count) => {
  const after = visitsAt(now, before);
  expect(after).toEqual({ count, last: now });
  expect(visitsAt(now, after)).toEqual(after);
});

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`;
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome on Android that asks', `${pixel} Chrome/150.0.0.0 Mobile Safari/537.36`, 5, true, 'prompt'],
  ['Chrome on Android that does not', `${pixel} Chrome/150.0.0.0 Mobile Safari/537.36`, 5, false, null],
  ['an older browser of Android', `${pixel} Version/4.0 Mobile Safari/534.30`, 5, false, null],
  ['Safari on an iPhone', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, false, 'by-hand'],
  ['Safari on an iPad', `${mac} Version/18.1 Safari/605.1.15`, 5, false, 'by-hand'],
  ['Safari on a Mac', `${mac} Version/18.1 Safari/605.1.15`, 0, false, null],
  ['Chrome on an iPhone', `${iPhone} CriOS/131.0.1 Mobile/15E148 Safari/604.1`, 5, false, null],
  ['Edge on an iPhone', `${iPhone} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1`, 5, false, null],
  ['a page inside another app', `${iPhone} Mobile/15E148`, 5, false, null],
  ['Chrome on a desktop that asks', `${mac} Chrome/150.0.0.0 Safari/537.36`, 0, true, null],
])('how to install: %s', (_, userAgent, maxTouchPoints, hasPrompt, way) => {
  expect(wayToInstall({ userAgent, maxTouchPoints }, hasPrompt)).toBe(way);
});

test.each([
  ['/home', true],
  ['/offer/LATEST', true],
  ['/transaction', true],
  ['/inbox/', true],
  ['/about/store', true],
  ['/transaction/create', false],
  ['/user/myCard', false],
  ['/user/myProfile', false],
  ['/coupon/1001', false],
  ['/ticket/2001', false],
  ['/use_cash_dollar', false],
  ['/offer', false],
])('on %s it is offered: %s', (path, may) => {
  expect(mayOfferOn(path)).toBe(may);
});
