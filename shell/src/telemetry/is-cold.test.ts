import { isCold } from './is-cold';

const base = 'https://remotes.example/mf-wallet/1.2.0/';
const file = (transferSize: number, decodedBodySize: number, folder = base) => ({
  name: `${folder}app.js`,
  transferSize,
  decodedBodySize,
});

test.each<[string, ReturnType<typeof file>[], boolean]>([
  ['every file was cached', [file(0, 900), file(0, 500)], false],
  ['a file came over the network', [file(0, 900), file(700, 500)], true],
  ['a file failed', [file(0, 0)], true],
  ['the browser names no file', [], true],
  ['another version is cached', [file(0, 900, 'https://remotes.example/mf-wallet/1.1.0/')], true],
])('%s: cold is the value', (_, files, cold) => {
  const page = { performance: { getEntriesByType: () => files } };
  expect(isCold(page as unknown as Window, base)).toBe(cold);
});
