import { runInNewContext } from 'node:vm';
import { browserCheckScript } from './browser-check';

const visit = (userAgent: string, pathname: string) => {
  const replace = jest.fn<undefined, [string]>();
  const location = { pathname, replace };
  const modern = { Promise, Proxy, Map, URL, fetch: () => undefined, CSS: { supports: () => true } };
  runInNewContext(browserCheckScript(), { window: { navigator: { userAgent }, ...modern }, location });
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
  expect(browserCheckScript()).not.toMatch(/=>|`|\b(?:let|const|class|async|of)\s|\.\.\.|\?\./);
  expect(browserCheckScript()).not.toContain('</');
});
