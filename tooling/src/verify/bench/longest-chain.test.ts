import { longestChain } from './longest-chain';

test.each([
  ['nothing', [], 0],
  ['a page alone', [{ url: '/', by: null }], 1],
  [
    'a page and what it names',
    [
      { url: '/', by: null },
      { url: '/main.js', by: '/' },
      { url: '/entry.js', by: '/' },
    ],
    2,
  ],
  [
    'a script that asks for a script',
    [
      { url: '/', by: null },
      { url: '/main.js', by: '/' },
      { url: '/entry.js', by: '/main.js' },
      { url: '/chunk.js', by: '/entry.js' },
    ],
    4,
  ],
  [
    'what was preloaded and is asked for again',
    [
      { url: '/', by: null },
      { url: '/main.js', by: '/' },
      { url: '/entry.js', by: '/' },
      { url: '/entry.js', by: '/main.js' },
    ],
    2,
  ],
])('%s', (_, asked, depth) => {
  expect(longestChain(asked)).toBe(depth);
});
