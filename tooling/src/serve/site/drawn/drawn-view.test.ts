/** @jest-environment node */
import { drawnView } from './drawn-view';

const view = {
  ...{ address: '/home', language: 'en', title: 'Home', drawnAt: 1, checkedAt: 1, moment: 2, until: 2 },
  ...{ versions: {}, answers: [], sources: {}, items: '' },
  styles: '@media (width<600px){a>b{color:red}}',
  markup: '<main><h1>Home</h1><svg><linearGradient></linearGradient></svg><meter></meter></main>',
  head: [
    { name: 'meta', attributes: { name: 'description', content: 'Home' } },
    { name: 'meta', attributes: { property: 'og:title', content: 'Home' } },
    { name: 'link', attributes: { rel: 'alternate', hreflang: 'en', href: 'https://shop.example/home' } },
    { name: 'script', attributes: { type: 'application/ld+json' }, text: '{}' },
  ],
};

test('what the drawing makes is a view', () => {
  expect(drawnView.safeParse(view).success).toBe(true);
});

const program = 'https://remotes.example/mf-x/evil.js';

test.each<[string, object]>([
  ['a script', { markup: `<p></p><script src="${program}"></script>` }],
  ['a script in a picture', { markup: `<svg><SCRIPT href="${program}"/></svg>` }],
  ['a frame with a document of its own', { markup: `<iframe srcdoc="&lt;script src=${program}>"></iframe>` }],
  ['a base for addresses', { markup: '<base href="https://evil.example/">' }],
  ['a way to another page', { markup: '<meta http-equiv="refresh" content="0;url=https://evil.example">' }],
  ['an end of its styles', { styles: `</style><script src="${program}"></script>` }],
  ['a script in its head', { head: [{ name: 'script', attributes: { src: program } }] }],
  ['a module in its head', { head: [{ name: 'script', attributes: { type: 'module', src: program } }] }],
  [
    'a data script that loads',
    { head: [{ name: 'script', attributes: { type: 'application/ld+json', src: program } }] },
  ],
  ['a style sheet', { head: [{ name: 'link', attributes: { rel: 'stylesheet', href: program } }] }],
  ['an attribute that ends its element', { head: [{ name: 'meta', attributes: { '><script>': '' } }] }],
  [
    'a redirect in its head',
    { head: [{ name: 'meta', attributes: { 'http-equiv': 'refresh', content: '0' } }] },
  ],
])('a stored page with %s is none: it is drawn anew', (_, change) => {
  expect(drawnView.safeParse({ ...view, ...change }).success).toBe(false);
});
