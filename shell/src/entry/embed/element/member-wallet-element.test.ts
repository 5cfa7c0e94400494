import { MemberWalletElement } from './member-wallet-element';

// The site's answer comes at once; what becomes of it is a matter of its own test.
jest.mock('./checked-view', () => ({
  checkedView: (request: unknown, _mode: string, open: (asked: unknown) => unknown) => open(request),
}));

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

describe('a frame that stays silent, as one does that the site refuses', () => {
  const errors: unknown[] = [];
  const hear = (event: Event) => errors.push(event instanceof CustomEvent ? event.detail : null);
  beforeEach(() => {
    jest.useFakeTimers();
    errors.length = 0;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.addEventListener('wallet-error', hear);
  });
  afterEach(() => document.removeEventListener('wallet-error', hear));
  const seen = 'is "no-mall" its partner, with http://localhost on the list?';

  test('is told two seconds after its load with the id and the origin, and given up after 20 s', () => {
    const { element, load } = frameOfWallet({ partner: 'no-mall' }, false);
    load();
    jest.advanceTimersByTime(1_999);
    expect(errors).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(errors).toEqual([{ code: 'MRW-303', message: expect.stringContaining(seen) as unknown }]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(seen));
    expect(element.shadowRoot?.querySelector('iframe')).not.toBeNull();
    jest.advanceTimersByTime(18_000);
    expect(errors[1]).toEqual({ code: 'MRW-301', message: expect.stringContaining(seen) as unknown });
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('cannot be shown');
  });

  test('one that answers late is a wallet, one that answers in time is not doubted, a removed one says nothing', () => {
    const late = frameOfWallet({}, false);
    late.load();
    jest.advanceTimersByTime(5_000);
    late.answer();
    expect(errors).toHaveLength(1);
    frameOfWallet().load();
    const removed = frameOfWallet({}, false);
    removed.load();
    removed.element.remove();
    jest.advanceTimersByTime(30_000);
    expect(errors).toHaveLength(1);
    expect(late.element.shadowRoot?.querySelector('iframe')).not.toBeNull();
  });
});

test('of 10,000 heights in a second 60 are told, and the last one when the second is over', () => {
  jest.useFakeTimers({ now: 5_000 });
  const heights: unknown[] = [];
  const { element, load, answer } = frameOfWallet();
  element.addEventListener('wallet-resize', (event) => {
    heights.push(event instanceof CustomEvent ? event.detail : null);
  });
  load();
  for (let height = 1; height <= 10_000; height += 1) answer({ type: 'MRW_RESIZE', height });
  expect(heights.length).toBeLessThanOrEqual(60);
  jest.advanceTimersByTime(1_000);
  expect(heights.length).toBeLessThanOrEqual(61);
  expect(heights.at(-1)).toEqual({ height: 10_000 });
  element.remove();
  expect(jest.getTimerCount()).toBe(0);
});

test('a site that does not know the partner shows a message and tells the page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = { ok: false, status: 404 };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)), MessageChannel: FakeChannel });
  const told = new Promise<Event>((resolve) => {
    document.addEventListener('wallet-error', resolve, { once: true });
  });
  const element = wallet({ mode: 'inline', partner: 'nobody' });
  expect(await told).toMatchObject({
    detail: {
      code: 'MRW-302',
      message: expect.stringContaining('partner "nobody" at http://localhost') as unknown,
    },
  });
  expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('cannot be shown');
});

/** A wallet in a frame; `load` simulates its site: it sends the greeting, and `ready` unless it stays silent. */
function frameOfWallet(attributes: Record<string, string> = {}, answers = true) {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  const element = wallet(attributes);
  const frame = element.shadowRoot?.querySelector('iframe');
  FakeChannel.sent = [];
  let port: FakePort | null = null;
  const answer = (data: unknown = { type: 'MRW_READY' }) => port?.onmessage?.({ data });
  return {
    element,
    sent: FakeChannel.sent,
    answer,
    load: () => {
      frame?.dispatchEvent(new Event('load'));
      port = FakeChannel.last;
      if (answers) answer();
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
