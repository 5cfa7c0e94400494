import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { boot } from './boot';

const plan: BootPlan = {
  defaultLanguage: 'zh-Hant',
  spoken: { en: 'Rewards', 'zh-Hant': '獎賞' },
  salt: 's',
  api: 'https://api.example',
  takesUpSession: true,
  routes: [
    ['^/home/?$', 'mf-offers', ['/banners', '/campaigns?page=1']],
    ['^/campaign/([^/]+)/?$', 'mf-offers', ['/campaigns/$1'], { read: 0, at: ['photo'], sizes: '100vw' }],
    ['^/about/store/?$', 'mf-stores'],
    ['^/shops/?$', 'mf-stores', ['/shops?page=1'], null, 'sf_'],
  ],
  remotes: {
    'mf-offers': {
      live: {
        version: '1.0.0',
        scripts: [['https://r.example/offers/1/entry.js', 'sha384-a']],
        pages: { '^/campaign/([^/]+)/?$': [['https://r.example/offers/1/campaign.js', 'sha384-d']] },
      },
    },
    'mf-stores': {
      live: { version: '1.0.0', scripts: [['https://r.example/stores/1/entry.js', 'sha384-b']], pages: {} },
      canary: {
        percent: 50,
        version: '2.0.0',
        scripts: [['https://r.example/stores/2/entry.js', 'sha384-c']],
        pages: { '^/about/store/?$': [['https://r.example/stores/2/directory.js', 'sha384-e']] },
      },
    },
  },
};

/** Device ids on the two sides of the rollout above. */
const device = (asked: boolean) => {
  const names = Array.from({ length: 50 }, (_, index) => `device-${index}`);
  return names.find((name) => bucketOf('s', 'mf-stores', name) < 50 === asked) ?? '';
};

const send = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => undefined));
});

const partsOf = (address: string) => {
  const { href, protocol, pathname, search } = new URL(address, 'http://shop.example');
  return { href, protocol, pathname, search };
};

const visit = (
  address: string,
  parts: { device?: string; cookie?: string | (() => string); around?: object } = {},
  known = plan,
) => {
  const page = document.implementation.createHTMLDocument('');
  const { cookie = '' } = parts;
  const get = typeof cookie === 'string' ? () => cookie : cookie;
  Object.defineProperty(page, 'cookie', { get, configurable: true });
  const location = { ...partsOf(address), replace: jest.fn() };
  const replaceState = jest.fn((_: unknown, _title: string, next: string) => {
    Object.assign(location, partsOf(next));
  });
  const stored = new Map([['mrw_device', parts.device ?? 'device']]);
  const view: Record<string, unknown> = {
    navigator: { userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36' },
    location,
    history: { state: { idx: 1 }, replaceState },
    document: page,
    localStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) },
    ...{
      Promise,
      Proxy,
      Map,
      URL,
      setTimeout,
      requestAnimationFrame,
      fetch: send,
      CSS: { supports: () => true },
    },
  };
  view['parent'] = parts.around ?? view;
  boot(view as unknown as Window, known);
  const preloaded = [...page.querySelectorAll('link')].map(({ href, integrity, crossOrigin, rel, as }) =>
    [rel, as, crossOrigin, integrity, href].join(' '),
  );
  const { lang, className } = page.documentElement;
  const moves: readonly unknown[] = replaceState.mock.calls;
  return { preloaded, lang, className, title: page.title, page, moves, asked: view['__MRW_PREFETCHED__'] };
};

const script = (integrity: string, file: string) =>
  `preload script anonymous ${integrity} https://r.example/${file}.js`;

test.each([
  ['/home', [script('sha384-a', 'offers/1/entry')]],
  ['/', [script('sha384-a', 'offers/1/entry')]],
  ['/campaign/101/?x=1', [script('sha384-a', 'offers/1/entry'), script('sha384-d', 'offers/1/campaign')]],
])('%s preloads its remote and its page, as they will be loaded', (address, expected) => {
  expect(visit(address).preloaded).toEqual(expected);
});

test('a link with a blank at its end is the page without it', () => {
  const { asked, moves } = visit('/campaign/101%20?utm_source=a#top');
  expect(moves).toEqual([[{ idx: 1 }, '', 'http://shop.example/campaign/101?utm_source=a#top']]);
  expect(asked).toMatchObject([{ url: 'https://api.example/campaigns/101' }]);
  expect(visit('/campaign/101').moves).toEqual([]);
});

test('a page that no remote owns requests nothing', () => {
  expect(visit('/family_booking').preloaded).toEqual([]);
});

test('a device that takes part in a rollout preloads the new version, the others for the live one', () => {
  expect(visit('/about/store', { device: device(true) }).preloaded).toEqual([
    script('sha384-c', 'stores/2/entry'),
    script('sha384-e', 'stores/2/directory'),
  ]);
  expect(visit('/about/store', { device: device(false) }).preloaded).toEqual([
    script('sha384-b', 'stores/1/entry'),
  ]);
});

test.each([
  ['the default', '/home', '', 'zh-Hant', '獎賞'],
  ['the stored choice', '/home', 'a=1; mrw_language=en', 'en', 'Rewards'],
  ['the address before the stored choice', '/home?lang=zh-HK', 'mrw_language=en', 'zh-Hant', '獎賞'],
  ['not a language that is not spoken here', '/home?locale=zh-CN', '', 'zh-Hant', '獎賞'],
])('the page begins in %s', (_, address, cookie, lang, title) => {
  expect(visit(address, { cookie })).toMatchObject({ lang, title });
});

test('the first date is written after the first paint, and not while a page is drawn', () => {
  jest.useFakeTimers();
  const write = jest.spyOn(Date.prototype, 'toLocaleDateString');
  visit('/home', { cookie: 'mrw_language=en' });
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(write).toHaveBeenCalledWith('en');
});

test('only a page in a frame is marked as such, so that it shows nothing before the shell knows what belongs there', () => {
  expect(visit('/home').className).toBe('');
  expect(visit('/home', { around: {} }).className).toBe('framed');
});

test('a frame with `sandbox` and no origin of its own, where it throws to name cookies, begins as without any', () => {
  const { lang, className, title, page } = visit('/home', {
    around: {},
    cookie: () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  });
  expect([lang, className, title]).toEqual(['zh-Hant', 'framed', '獎賞']);
  // For every later script, too.
  page.cookie = 'a=1';
  expect(page.cookie).toBe('');
});

describe('what a visitor reads first', () => {
  const sent = () => send.mock.calls.map(([url]) => url);

  test.each([
    ['/home', ['https://api.example/banners', 'https://api.example/campaigns?page=1']],
    ['/', ['https://api.example/banners', 'https://api.example/campaigns?page=1']],
    ['/campaign/101/?x=1', ['https://api.example/campaigns/101']],
    ['/about/store', []],
    ['/shops', ['https://api.example/shops?page=1']],
    ['/shops?lang=en&x=sf_1', ['https://api.example/shops?page=1']],
    // The page requests a filtered list.
    ['/shops?sf_brand=1', []],
    ['/shops?lang=en&sf_name=pier', []],
    ['/unknown', []],
    // An invalid id is handled by the page.
    ['/campaign/101%2F..', []],
    ['/campaign/a.b', []],
  ])('%s requests %j', (address, urls) => {
    visit(address);
    expect(sent()).toEqual(urls);
  });

  test('it is requested as the page asks itself, and kept with its language', () => {
    const { asked } = visit('/campaign/101', { cookie: 'mrw_language=en' });
    expect(send.mock.calls[0]?.[1]).toEqual({
      headers: { Accept: 'application/json, text/plain, */*', 'Accept-Language': 'en' },
      credentials: 'omit',
    });
    expect(asked).toMatchObject([{ url: 'https://api.example/campaigns/101', language: 'en' }]);
  });

  test('nothing is requested inside another site', () => {
    visit('/home', { around: {} });
    expect(sent()).toEqual([]);
  });

  describe('of a member', () => {
    const session = (parts: object = {}) => {
      const stored = { access: 'token', refresh: 'r', receivedAt: Date.now(), uid: '1002', ...parts };
      return `mrw_session=${encodeURIComponent(JSON.stringify(stored))}`;
    };

    test('the own record is requested, with the token, and not what visitors read', () => {
      const { asked } = visit('/home', { cookie: `a=1; ${session()}` });
      expect(sent()).toEqual([
        'https://api.example/customers/1002',
        'https://api.example/point-accounts/1002',
        'https://api.example/customers/unread_messages_count/?uid=1002',
      ]);
      for (const [, { headers }] of send.mock.calls)
        expect(headers).toMatchObject({ Authorization: 'Bearer token' });
      expect(asked).toMatchObject(sent().map(() => ({ authorization: 'Bearer token' })));
    });

    test('over https only the cookie that no other site can set counts', () => {
      visit('https://shop.example/home', { cookie: session() });
      expect(sent()[0]).toBe('https://api.example/banners');
      send.mockClear();
      visit('https://shop.example/home', { cookie: `__Host-${session()}` });
      expect(sent()[0]).toBe('https://api.example/customers/1002');
    });

    test.each([
      ['a token that has to be renewed first', session({ receivedAt: Date.now() - 51 * 60_000 })],
      ['a clock that was set back', session({ receivedAt: Date.now() + 60_000 })],
      ['an id that is none', session({ uid: '../levels' })],
      ['another form', session({ access: 1 })],
      ['no JSON', 'mrw_session=x'],
      ['a part of a session', `${session().slice(0, 40)}; mrw_session.1=abc`],
    ])('%s is left to the site', (_, cookie) => {
      visit('/home', { cookie });
      expect(sent()).toEqual([]);
    });

    test('a page that stands alone takes up no session', () => {
      visit('/home', { cookie: session() }, { ...plan, takesUpSession: false });
      expect(sent()).toEqual([]);
    });
  });

  test('the picture that its answer names is requested with it', async () => {
    const clone = () => ({ json: () => Promise.resolve({ photo: '/p.jpg' }) });
    send.mockReturnValue(Promise.resolve({ ok: true, clone } as Response));
    const { page } = visit('/campaign/101');
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.querySelector('link[as="image"]')?.getAttribute('href')).toBe('/p.jpg?w=640');
  });

  test('the failure of a call reaches only the code that uses it', async () => {
    send.mockReturnValue(Promise.reject(new Error('away')));
    const unheard = jest.fn();
    process.on('unhandledRejection', unheard);
    visit('/campaign/101');
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});
