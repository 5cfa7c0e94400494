import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { enforcesHashes, hashOfInert } from './enforce-hashes';

const file = 'https://remotes.test/mf-x/1.0.0/app.js';
const maps: unknown[] = [];

beforeEach(() => {
  Object.assign(globalThis, { __webpack_public_path__: '/assets/' });
  maps.length = 0;
  document.head.innerHTML = '<script nonce="abc"></script>';
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('No script.');
    expect(script).toMatchObject({ type: 'importmap', nonce: 'abc' });
    maps.push(JSON.parse(script.textContent));
  });
});

const refuseChanged = (url: string) =>
  url.endsWith('-changed') ? Promise.reject(new TypeError('hash')) : Promise.resolve({});

test('the hash is that of the module that is served', () => {
  const served = fs.readFileSync(path.join(__dirname, '../../../../public/inert.js'));
  expect(hashOfInert).toBe(`sha384-${createHash('sha384').update(served).digest('base64')}`);
});

test('a browser that takes the right module and refuses the wrong one obeys the map', async () => {
  const load = jest.fn(refuseChanged);
  expect(await enforcesHashes({ [file]: 'sha384-x' }, load)).toBe(true);
  const [right = '', wrong = ''] = load.mock.calls.map(([url]) => url);
  expect(maps).toEqual([
    {
      integrity: {
        [file]: 'sha384-x',
        [`http://localhost${right}`]: hashOfInert,
        [`http://localhost${wrong}`]: expect.not.stringContaining(hashOfInert) as string,
      },
    },
  ]);
});

test('each map has modules of its own: a later map that is not taken is seen', async () => {
  const load = jest.fn(refuseChanged);
  await enforcesHashes({}, load);
  await enforcesHashes({}, load);
  expect(new Set(load.mock.calls.map(([url]) => url)).size).toBe(4);
});

test.each([
  ['takes every module', () => Promise.resolve({})],
  ['takes none, as without a network', () => Promise.reject(new TypeError('network'))],
])('a browser that %s does not obey it', async (_, load) => {
  expect(await enforcesHashes({}, load)).toBe(false);
});
