import { MemberWalletElement } from './member-wallet-element';

class TestWallet extends MemberWalletElement {
  protected readonly origin = { shop: 'https://shop.example', nonce: undefined };
}

beforeAll(() => {
  customElements.define('test-wallet', TestWallet);
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

function wallet(attributes: Record<string, string> = {}) {
  const element = new TestWallet();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
const addressOf = (element: HTMLElement) =>
  new URL(element.shadowRoot?.querySelector('iframe')?.src ?? 'about:blank');

test('a frame of the site opens the page for the partner', () => {
  const address = addressOf(wallet({ partner: 'mall', page: '/use_cash_dollar', language: 'zh-HK' }));
  expect(address.origin + address.pathname).toBe('https://shop.example/use_cash_dollar');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    isOpenInOtherSite: 'true',
    partner: 'mall',
    handshake: 'true',
    locale: 'zh-Hant',
  });
});

test.each([
  ['https://evil.example/', '/user/myCoupon'],
  ['//evil.example', '/user/myCoupon'],
  ['javascript:alert(1)', '/user/myCoupon'],
  ['/\\evil.example', '/user/myCoupon'],
  ['/ticket/2001', '/ticket/2001'],
])('the page %p opens %p of the site', (page, opened) => {
  const address = addressOf(wallet({ page }));
  expect(address.origin).toBe('https://shop.example');
  expect(address.pathname).toBe(opened);
});

test('the language is that of the page around, where no attribute names one', () => {
  document.documentElement.lang = 'zh-CN';
  expect(wallet().language).toBe('zh-Hans');
  expect(wallet({ language: 'en' }).language).toBe('en');
  document.documentElement.lang = 'fr';
  expect(wallet().language).toBe('en');
});

test('the authorization code shows nowhere', () => {
  const element = wallet();
  element.token = 'secret';
  expect(Reflect.get(element, 'token')).toBeUndefined();
  expect(element.outerHTML + String(element.shadowRoot?.innerHTML)).not.toContain('secret');
});

test('properties and attributes are one', () => {
  const element = wallet();
  element.partner = 'mall';
  element.mode = 'frame';
  element.page = '/user/myTicket';
  element.language = 'zh-Hans';
  expect(element.getAttributeNames().sort()).toEqual(['language', 'mode', 'page', 'partner']);
  expect([element.partner, element.mode, element.page, element.language]).toEqual([
    'mall',
    'frame',
    '/user/myTicket',
    'zh-Hans',
  ]);
});

test('removing the element leaves nothing in it', () => {
  const element = wallet();
  element.remove();
  expect(element.shadowRoot?.childNodes).toHaveLength(0);
});

test('a site that does not know the partner shows a message and tells the page', async () => {
  const answer = { ok: false, status: 404 };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)), MessageChannel: FakeChannel });
  const told = new Promise<Event>((resolve) => {
    document.addEventListener('wallet-error', resolve, { once: true });
  });
  const element = wallet({ mode: 'inline', partner: 'nobody' });
  expect(await told).toMatchObject({ detail: { code: 'MRW-302' } });
  expect(element.shadowRoot?.querySelector('[role=alert]')).toHaveTextContent('cannot be shown');
});

class FakeChannel {
  port1 = { onmessage: null, postMessage: () => undefined, close: () => undefined };
  port2 = this.port1;
}
