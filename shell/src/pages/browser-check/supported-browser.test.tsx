import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { adviceAddress, canRunBundles, type Engine, passesTable } from './supported-browser';
import { pageLoads } from '../../react/kernel-context/testing/page-loads';
import { ToBrowserSupport } from './to-browser-support';

const chromeWith = (token: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${token} Safari/537.36`;
const iPhone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const mac = (rest: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_4) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const gecko = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

test.each([
  ['S-066 Chrome 82', chromeWith('Chrome/82.0.4085.0'), false],
  ['S-067 Chrome 83', chromeWith('Chrome/83.0.4103.61'), true],
  ['Chrome 150', chromeWith('Chrome/150.0.0.0'), true],
  ['Edge 150', `${chromeWith('Chrome/150.0.0.0')} Edg/150.0.0.0`, true],
  ['Edge 18, the old engine', `${chromeWith('Chrome/64.0.3282.140')} Edge/18.17763`, false],
  ['Opera 69 on Chromium 83', `${chromeWith('Chrome/83.0.4103.97')} OPR/69.0.3686.36`, true],
  [
    'Samsung Internet 12 on Chromium 79',
    chromeWith('SamsungBrowser/12.1 Chrome/79.0.3945.136 Mobile'),
    false,
  ],
  ['Samsung Internet 14 on Chromium 87', chromeWith('SamsungBrowser/14.0 Chrome/87.0.4280.141 Mobile'), true],
  ['headless Chrome 120', chromeWith('HeadlessChrome/120.0.0.0'), true],
  ['web view of Android, Chrome 90', chromeWith('Version/4.0 Chrome/90.0.4430.91 Mobile'), true],
  [
    'Android browser 4',
    'Mozilla/5.0 (Linux; U; Android 4.4) AppleWebKit/534.30 Version/14.0 Mobile Safari/534.30',
    false,
  ],
  ['Chrome 83 on iOS', iPhone('13_5', 'CriOS/83.0.4103.63 Mobile/15E148 Safari/604.1'), true],
  ['Chrome 82 on iOS', iPhone('13_5', 'CriOS/82.0.1 Mobile/15E148 Safari/604.1'), false],
  ['S-068 Firefox 77', gecko(77), false],
  ['S-068 Firefox 78', gecko(78), true],
  ['Firefox 78 on iOS', iPhone('13_5', 'FxiOS/78.0 Mobile/15E148 Safari/605.1.15'), true],
  ['Firefox 27 on iOS', iPhone('13_5', 'FxiOS/27.0 Mobile/15E148 Safari/605.1.15'), false],
  ['S-070 IE 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', false],
  ['S-070 IE 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['Safari 12.0', mac('Version/12.0.3 Safari/605.1.15'), false],
  ['Safari 12.1', mac('Version/12.1 Safari/605.1.15'), true],
  ['Safari 17.4', mac('Version/17.4 Safari/605.1.15'), true],
  ['Safari of iOS 12.0', iPhone('12_0_1', 'Version/12.0 Mobile/15E148 Safari/604.1'), false],
  ['Safari of iOS 13', iPhone('13_0', 'Version/13.0 Mobile/15E148 Safari/604.1'), true],
  ['web view of iOS 12.1', iPhone('12_1', 'Mobile/15E148'), true],
  ['web view of iOS 12.0', iPhone('12_0', 'Mobile/15E148'), false],
  ['web view of iOS 16.10', iPhone('16_10_1', 'Mobile/15E148'), true],
  ['Q-043 web view of an iPad', mac(''), true],
  ['Q-043 web view of an app on an iPad', mac('Mobile/15E148 Instagram 352.0.0'), true],
  [
    'Q-043 web view of an older Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/604.5.6 (KHTML, like Gecko)',
    false,
  ],
  ['an unknown browser', 'Lynx/2.8.9rel.1 libwww-FM/2.14', false],
  ['no name at all', '', false],
])('%s', (_, userAgent, expected) => {
  expect(passesTable(userAgent)).toBe(expected);
});

const engine = (changes: Partial<Engine> = {}): Engine => ({
  navigator: { userAgent: chromeWith('Chrome/150.0.0.0') },
  Promise,
  Proxy,
  Map,
  URL,
  fetch: () => undefined,
  CSS: { supports: (property, value) => property === 'color' && value === 'var(--x)' },
  ...changes,
});

test('a browser of today can run the bundles', () => {
  expect(canRunBundles(engine())).toBe(true);
});

test.each(['Promise', 'Proxy', 'Map', 'URL', 'fetch', 'CSS'] as const)('without %s it cannot', (name) => {
  expect(canRunBundles(engine({ [name]: undefined }))).toBe(false);
});

test('Q-043 a web view of an iPad that cannot run the bundles is led to the advice', () => {
  const view = { navigator: { userAgent: mac('Mobile/15E148') } };
  expect(adviceAddress(engine(view), '/home')).toBeNull();
  expect(adviceAddress(engine({ ...view, Proxy: undefined }), '/home')).toBe('/browser-support');
});

test('without custom properties in CSS it cannot', () => {
  expect(canRunBundles(engine({ CSS: { supports: () => false } }))).toBe(false);
  expect(canRunBundles(engine({ CSS: {} }))).toBe(false);
});

test('S-070 IE 11 passes the table and is led to the advice by what it cannot do', () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
  expect(adviceAddress(engine({ navigator: { userAgent } }), '/home')).toBe('/browser-support');
});

test('an old browser is led to the advice from every page but the advice', () => {
  const old = engine({ navigator: { userAgent: chromeWith('Chrome/82.0.4085.0') } });
  expect(adviceAddress(old, '/home')).toBe('/browser-support');
  expect(adviceAddress(old, '/browser-support')).toBeNull();
  expect(adviceAddress(engine(), '/home')).toBeNull();
});

test('Q-044 the advice is loaded from the server, in place of this page and without its parameters', () => {
  const { replace } = pageLoads();
  renderWithHost(<ToBrowserSupport />, { path: '/browser-support/?lang=en' });
  expect(replace.mock.calls).toEqual([['/browser-support']]);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
