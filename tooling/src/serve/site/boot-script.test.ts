/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { bootScript } from './boot-script';

const visit = (userAgent: string, pathname: string) => {
  const replace = jest.fn<undefined, [string]>();
  const location = { pathname, replace };
  const modern = { Promise, Proxy, Map, URL, fetch: () => undefined, CSS: { supports: () => true } };
  runInNewContext(bootScript(), { window: { navigator: { userAgent }, location, document: {}, ...modern } });
  return replace.mock.calls.flat();
};

const chrome = (version: number) =>
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0 Safari/537.36`;

test('S-066 S-067 the script in the page sends Chrome 82 to the advice and lets Chrome 83 pass', () => {
  expect(visit(chrome(82), '/home')).toEqual(['/browser-support']);
  expect(visit(chrome(83), '/home')).toEqual([]);
  expect(visit(chrome(82), '/browser-support')).toEqual([]);
});

test('S-070 a browser of 2013 can read the script', () => {
  expect(() => parse(bootScript(), { ecmaVersion: 5 })).not.toThrow();
  expect(bootScript()).not.toContain('</');
});

test('S-070 the script leads Internet Explorer 11 to the advice with what that browser has', () => {
  const replace = jest.fn<undefined, [string]>();
  const navigator = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' };
  const page = { window: { navigator, location: { pathname: '/home', replace }, document: {} } };
  runInNewContext(
    `delete globalThis.Symbol; delete globalThis.Promise; delete globalThis.Map; ${bootScript()}`,
    page,
  );
  expect(replace).toHaveBeenCalledWith('/browser-support');
});

test('the script reads lists without helpers for everything else, and makes ids of random bytes all the same', () => {
  expect(bootScript(true)).not.toMatch(/iterable|Symbol\.iterator/);
  const items = new Map<string, string>();
  const page = {
    navigator: { userAgent: chrome(120) },
    location: { href: 'https://site.test/x', pathname: '/x', search: '', protocol: 'https:' },
    document: { cookie: 'a=b', documentElement: { classList: new Set() }, addEventListener: () => undefined },
    localStorage: { getItem: () => null, setItem: (key: string, value: string) => items.set(key, value) },
    requestAnimationFrame: () => undefined,
    fetch: () => undefined,
    __MRW_BOOT__: { defaultLanguage: 'en', spoken: { en: 'A' }, routes: [], remotes: {}, salt: '' },
    ...{ Promise, Proxy, Map, URL, CSS: { supports: () => true } },
  };
  runInNewContext(bootScript(), { window: { ...page, parent: null }, crypto, URLSearchParams, Uint8Array });
  expect(items.get('mrw_device')).toMatch(/^[\da-f]{32}$/);
});
