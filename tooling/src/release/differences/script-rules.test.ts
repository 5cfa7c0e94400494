/** @jest-environment node */
import { createHash } from 'node:crypto';
import { differenceName, endingAsked, matchOf } from './script-rules';

test.each([
  ['/assets/main.1a1a4bcc.js', '/assets/*.js'],
  ['/assets/20015.22d07c5e.js', '/assets/20015.*.js'],
  ['/assets/inline-wallet.eddbf461.js', '/assets/inline-wallet.*.js'],
  ['/mf-offers/files/app.48abeb0221.js', '/mf-offers/files/*.js'],
  ['/mf-offers/files/remoteEntry.6ec4bc1ae5.js', '/mf-offers/files/remoteEntry.*.js'],
  ['/mf-offers/files/2a35fe4c32.js', '/mf-offers/files/2a3*.js'],
  ['/mf-offers/1.0.0/app.48abeb0221.js', null],
  ['/mf-offers/files/app.48abeb0221.js.br', null],
  ['/mf-offers/files/0a1b2c3d4e.wasm', null],
  ['/assets/embed.js', null],
  ['/assets/service-worker.js', null],
  ['/mf-Offers/files/app.48abeb0221.js', null],
])('%s is a dictionary for %s', (address, match) => {
  expect(matchOf(address)).toBe(match === null ? null : `match="${match}"`);
});

const hash = (text: string) => createHash('sha256').update(text).digest();
type Asked = { method?: string; version?: string; range?: string; encodings?: string; dictionary?: string };
const asked = ({ method = 'GET', version = '1.1', range, encodings, dictionary }: Asked) =>
  endingAsked({
    method,
    httpVersion: version,
    headers: {
      'accept-encoding': encodings ?? 'gzip, deflate, br, zstd, dcb, dcz',
      'available-dictionary': dictionary ?? `:${hash('a').toString('base64')}:`,
      ...(range === undefined ? {} : { range }),
    },
  });

test('whatever the hash of a dictionary is, what is asked for is what was made', () => {
  for (let count = 0; count < 2_000; count += 1) {
    const dictionary = hash(String(count));
    expect(asked({ dictionary: `:${dictionary.toString('base64')}:` })).toBe(differenceName('', dictionary));
  }
});

test.each([
  ['HTTP/2', { version: '2.0' }],
  ['dcz first', { encodings: 'dcz,br' }],
  ['dcz alone', { encodings: 'DCZ' }],
  ['a weight', { encodings: 'br;q=1, dcz;q=0.5' }],
  ['a weight with spaces', { encodings: 'dcz ; q=1.0 , br' }],
])('a difference for a request with %s', (_, of) => {
  expect(asked(of)).toBe(differenceName('', hash('a')));
});

test.each([
  ['no dictionary', { dictionary: '' }],
  ['a dictionary that is no hash', { dictionary: 'abc' }],
  ['a way out of the folder', { dictionary: ':../../x=:' }],
  ['two dictionaries', { dictionary: ':YWJj=:, :YWJj=:' }],
  ['dcb only', { encodings: 'br, dcb' }],
  ['a coding that begins like it', { encodings: 'dcz2, xdcz, dcz-x' }],
  ['dcz refused', { encodings: 'br, dcz;q=0' }],
  ['dcz refused in full', { encodings: 'dcz; q=0.000, br' }],
  ['nothing that it takes', { encodings: '' }],
  ['a range', { range: 'bytes=0-9' }],
  ['HEAD', { method: 'HEAD' }],
  ['HTTP/1.0', { version: '1.0' }],
])('the whole file for a request with %s', (_, of) => {
  expect(asked(of)).toBeNull();
});

test('a header of any length is read in a moment', () => {
  const began = performance.now();
  asked({ dictionary: `:${'a'.repeat(20_000)}` });
  asked({ dictionary: `:${'a/'.repeat(10_000)}` });
  asked({ encodings: 'dcz;q=0,'.repeat(3_000) });
  asked({ encodings: `dcz${' '.repeat(20_000)}x` });
  expect(performance.now() - began).toBeLessThan(1_000);
});
