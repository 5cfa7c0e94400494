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

test('what the page sets while the wallet is on its way is told once it is ready', () => {
  const { element, load, sent } = frameOfWallet();
  element.page = '/use_cash_dollar';
  element.language = 'zh-Hans';
  load();
  expect(sent).toEqual([
    { type: 'MRW_LANGUAGE', language: 'zh-Hans' },
    { type: 'MRW_PAGE', page: '/use_cash_dollar' },
  ]);
});

test('a frame that loads again stays on the page that the member has gone to', () => {
  const { element, load, sent } = frameOfWallet();
  load();
  element.page = '/user/myTicket';
  load();
  expect(sent.filter(({ type }) => type === 'MRW_PAGE')).toEqual([
    { type: 'MRW_PAGE', page: '/user/myTicket' },
  ]);
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

/** A wallet in a frame; `load` is what its site does: it greets and is ready. */
function frameOfWallet() {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  const element = wallet();
  const frame = element.shadowRoot?.querySelector('iframe');
  FakeChannel.sent = [];
  return {
    element,
    sent: FakeChannel.sent,
    load: () => {
      frame?.dispatchEvent(new Event('load'));
      FakeChannel.last?.onmessage?.({ data: { type: 'MRW_READY' } });
    },
  };
}

type FakePort = {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(command: { type: string }): void;
  close(): void;
};

class FakeChannel {
  static sent: { type: string }[] = [];
  static last: FakePort | null = null;
  port1: FakePort = {
    onmessage: null,
    postMessage: (command) => {
      FakeChannel.sent.push(command);
    },
    close: () => undefined,
  };
  port2 = this.port1;
  constructor() {
    FakeChannel.last = this.port1;
  }
}
