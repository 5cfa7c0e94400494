import { fakeProfile } from '../testing/fake-host';
import { headTags, type HeadFacts } from './head-tags';

const facts: HeadFacts = {
  origin: 'https://site.test',
  profile: {
    ...fakeProfile,
    description: {
      ...fakeProfile.appName,
      en: 'Points and coupons',
      'zh-Hant': '積分與優惠券',
      'zh-Hans': '积分与优惠券',
    },
  },
  language: 'en',
  title: 'Store directory - Harbour Rewards',
  path: '/about/store',
  listed: true,
  meta: {},
};

/** The head as `name: value`, one line for each element. */
const head = (changes: Partial<HeadFacts> = {}) =>
  headTags({ ...facts, ...changes }).map(({ name, attributes: a, text }) => {
    if (name === 'meta') return `${a['name'] ?? a['property']}: ${a['content']}`;
    return name === 'link' ? `${a['rel']} ${a['hreflang'] ?? ''}: ${a['href']}` : (text ?? '');
  });
const valueOf = (name: string, changes: Partial<HeadFacts>) =>
  head(changes)
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

test('Q-046 a page that says nothing has the texts of the site and its own addresses', () => {
  expect(head()).toEqual([
    'description: Points and coupons',
    'og:site_name: Harbour Rewards',
    'og:title: Store directory - Harbour Rewards',
    'og:description: Points and coupons',
    'og:image: https://site.test/assets/icon-512.png',
    'twitter:card: summary',
    'og:type: website',
    'og:url: https://site.test/about/store?locale=en',
    'og:image:alt: Harbour Rewards',
    'og:locale: en_HK',
    'og:locale:alternate: zh_HK',
    'og:locale:alternate: zh_CN',
    'canonical : https://site.test/about/store?locale=en',
    'alternate en: https://site.test/about/store?locale=en',
    'alternate zh-Hant: https://site.test/about/store?locale=zh-Hant',
    'alternate zh-Hans: https://site.test/about/store?locale=zh-Hans',
    'alternate x-default: https://site.test/about/store?locale=en',
  ]);
});

test('what a page says of itself comes first', () => {
  const meta = {
    title: 'Coffee',
    description: 'Two for one',
    picture: { url: 'https://img.test/1.jpg', alt: 'A cup' },
    kind: 'product' as const,
    address: '/campaign/101',
  };
  expect(head({ path: '/campaign/detail', meta })).toEqual(
    expect.arrayContaining([
      'description: Two for one',
      'og:type: product',
      'og:title: Coffee',
      'og:url: https://site.test/campaign/101?locale=en',
      'og:image: https://img.test/1.jpg',
      'og:image:alt: A cup',
      'twitter:card: summary_large_image',
      'canonical : https://site.test/campaign/101?locale=en',
    ]),
  );
});

test.each<[string, Partial<HeadFacts>]>([
  ['a page of members', { listed: false }],
  ['an offer that has ended', { meta: { unlisted: true } }],
])('%s is not listed, and names no other address', (_, changes) => {
  const data = { kind: 'offer', name: 'x', from: '', until: null, inStock: true, brand: null } as const;
  const lines = head({ ...changes, meta: { ...changes.meta, data } });
  expect(lines).toContain('robots: noindex');
  expect(lines.filter((line) => /^(canonical|alternate)|schema\.org/.test(line))).toEqual([]);
});

test('a document for every path names no address', () => {
  expect(head({ path: null }).filter((line) => /^(og:url|canonical|alternate |robots)/.test(line))).toEqual(
    [],
  );
});

test.each([
  ['<p>Two <b>for</b> one</p><script>alert(1)</script>', 'Two for one'],
  ['Fish &amp; chips\n\n from  5 < 10', 'Fish & chips from 5 < 10'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  [' ', 'Points and coupons'],
  [null, 'Points and coupons'],
  ['日'.repeat(201), `${'日'.repeat(199)}…`],
  ['😀'.repeat(201), `${'😀'.repeat(199)}…`],
])('the description %p is shown as %p', (description, shown) => {
  expect(valueOf('description', { meta: { description } })).toBe(shown);
});

test.each([
  ['javascript:alert(1)', 'https://site.test/assets/icon-512.png'],
  ['data:image/png;base64,AA', 'https://site.test/assets/icon-512.png'],
  ['https://', 'https://site.test/assets/icon-512.png'],
  ['/media/1.jpg', 'https://site.test/media/1.jpg'],
])('the picture %p is previewed as %p', (url, shown) => {
  expect(valueOf('og:image', { meta: { picture: { url, alt: 'x' } } })).toBe(shown);
});
