import { assetMap } from './shell-files';

test.each([
  ['all hashes', { 'main.js': 'sha384-m', 'later.js': 'sha384-l' }, true],
  ['no hash of its first script', { 'later.js': 'sha384-l' }, false],
  ['an empty hash', { 'main.js': '' }, false],
])('an entry with %s', (_, integrity, isServed) => {
  expect(assetMap.safeParse({ scripts: ['main.js'], integrity }).success).toBe(isServed);
});
