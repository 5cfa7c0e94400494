/** @jest-environment node */
import { newerSyntax } from './newer-syntax';

test.each([
  ['optional chaining', 'a?.b'],
  ['nullish coalescing', 'a ?? b'],
  ['catch without a name', 'try { a() } catch { b() }'],
  ['big integer', 'x = 1n'],
  ['lookbehind', 'x = /(?<=a)b/'],
  ['lookbehind', 'x = /(?<!a)b/'],
  ['lookbehind', 'x = new RegExp("(?<=a)b")'],
])('%s is newer than the oldest browsers', (what, source) => {
  expect(newerSyntax(source)).toEqual([expect.stringContaining(`${what}: `)]);
});

test.each([
  'a ||= b',
  'class A { #b = 1 }',
  'class A { static { a() } }',
  'x = 1_000',
  'await a()',
  'export {}',
])('%s cannot be read', (source) => {
  expect(newerSyntax(source)).toEqual([expect.stringContaining('SyntaxError')]);
});

test.each([
  'async function* a() { for await (const b of c) yield { ...b } }',
  'x = /(?<year>\\d+)\\p{L}/u',
  'const load = () => import("./a.js")',
  'try { a() } catch (error) { b() }',
])('%s is old enough', (source) => {
  expect(newerSyntax(source)).toEqual([]);
});

test('every fault is told with its place', () => {
  expect(newerSyntax('const first = a?.b; const second = c ?? d;')).toEqual([
    expect.stringContaining('first = a?.b'),
    expect.stringContaining('second = c ?? d'),
  ]);
});

test('a module may import, export and know its address; the rest of it is old enough as well', () => {
  const module = "import { a } from './a.js'; export const b = import.meta.url + a;";
  expect(newerSyntax(module, 'module')).toEqual([]);
  expect(newerSyntax('await a()', 'module')).toEqual([expect.stringContaining('SyntaxError')]);
});
