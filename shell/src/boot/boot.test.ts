import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { boot } from './boot';

const plan: BootPlan = {
  defaultLanguage: 'zh-Hant',
  spoken: { en: 'Rewards', 'zh-Hant': '獎賞' },
  salt: 's',
  api: 'https://api.example',
  routes: [
    ['^/home/?$', 'mf-offers', ['/banners', '/campaigns?page=1']],
    ['^/campaign/([^/]+)/?$', 'mf-offers', ['/campaigns/$1']],
    ['^/about/store/?$', 'mf-stores'],
  ],
  remotes: {
    'mf-offers': {
      live: {
        scripts: [['https://r.example/offers/1/entry.js', 'sha384-a']],
        pages: { '^/campaign/([^/]+)/?$': [['https://r.example/offers/1/campaign.js', 'sha384-d']] },
      },
    },
    'mf-stores': {
      live: { scripts: [['https://r.example/stores/1/entry.js', 'sha384-b']], pages: {} },
      canary: {
        percent: 50,
        scripts: [['https://r.example/stores/2/entry.js', 'sha384-c']],
        pages: { '^/about/store/?$': [['https://r.example/stores/2/directory.js', 'sha384-e']] },
      },
    },
  },
};

/** Names of devices on the two sides of the rollout above. */
const device = (asked: boolean) => {
  const names = Array.from({ length: 50 }, (_, index) => `device-${index}`);
  return names.find((name) => bucketOf('s', 'mf-stores', name) < 50 === asked) ?? '';
};

const send = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => undefined));
});

const visit = (address: string, parts: { device?: string; cookie?: string; around?: object } = {}) => {
  const page = document.implementation.createHTMLDocument('');
  Object.defineProperty(page, 'cookie', { value: parts.cookie ?? '' });
  const { pathname, search } = new URL(address, 'https://shop.example');
  const stored = new Map([['mrw_device', parts.device ?? 'device']]);
  const view: Record<string, unknown> = {
    navigator: { userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36' },
    location: { pathname, search, replace: jest.fn() },
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
  boot(view as unknown as Window, plan);
  const early = [...page.querySelectorAll('link')].map(({ href, integrity, crossOrigin, rel, as }) =>
    [rel, as, crossOrigin, integrity, href].join(' '),
  );
  const { lang, className } = page.documentElement;
  return { early, lang, className, title: page.title, asked: view['__MRW_EARLY__'] };
};

const early = (integrity: string, file: string) =>
  `preload script anonymous ${integrity} https://r.example/${file}.js`;

test.each([
  ['/home', [early('sha384-a', 'offers/1/entry')]],
  ['/', [early('sha384-a', 'offers/1/entry')]],
  ['/campaign/101/?x=1', [early('sha384-a', 'offers/1/entry'), early('sha384-d', 'offers/1/campaign')]],
])('%s asks early for its remote and its page, as they will be loaded', (address, expected) => {
  expect(visit(address).early).toEqual(expected);
});

test('a page that no remote owns asks for nothing', () => {
  expect(visit('/family_booking').early).toEqual([]);
});

test('a device that takes part in a rollout asks early for the new version, the others for the live one', () => {
  expect(visit('/about/store', { device: device(true) }).early).toEqual([
    early('sha384-c', 'stores/2/entry'),
    early('sha384-e', 'stores/2/directory'),
  ]);
  expect(visit('/about/store', { device: device(false) }).early).toEqual([
    early('sha384-b', 'stores/1/entry'),
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

test('only a page in a frame is marked as such, so that it shows nothing before the shell knows what belongs there', () => {
  expect(visit('/home').className).toBe('');
  expect(visit('/home', { around: {} }).className).toBe('framed');
});

describe('what a visitor reads first', () => {
  const sent = () => send.mock.calls.map(([url]) => url);

  test.each([
    ['/home', ['https://api.example/banners', 'https://api.example/campaigns?page=1']],
    ['/', ['https://api.example/banners', 'https://api.example/campaigns?page=1']],
    ['/campaign/101/?x=1', ['https://api.example/campaigns/101']],
    ['/about/store', []],
    ['/unknown', []],
    // What is no id is for the page to judge.
    ['/campaign/101%2F..', []],
    ['/campaign/a.b', []],
  ])('%s asks for %j', (address, urls) => {
    visit(address);
    expect(sent()).toEqual(urls);
  });

  test('it is asked for as the page asks itself, and kept with its language', () => {
    const { asked } = visit('/campaign/101', { cookie: 'mrw_language=en' });
    expect(send.mock.calls[0]?.[1]).toEqual({
      headers: { Accept: 'application/json, text/plain, */*', 'Accept-Language': 'en' },
      credentials: 'omit',
    });
    expect(asked).toMatchObject([{ url: 'https://api.example/campaigns/101', language: 'en' }]);
  });

  test('nothing is asked for in the name of a member, or inside another site', () => {
    visit('/home', { cookie: 'mrw_session=x' });
    visit('/home', { around: {} });
    expect(sent()).toEqual([]);
  });

  test('a call that fails is told to whoever takes it, and to nobody else', async () => {
    send.mockReturnValue(Promise.reject(new Error('away')));
    const unheard = jest.fn();
    process.on('unhandledRejection', unheard);
    visit('/campaign/101');
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});
