/** @jest-environment node */
import { pairsOf, scriptsOf } from './package-scripts';

const remote = (version: string, ...files: string[]) => {
  const integrity = Object.fromEntries(files.map((file) => [file, 'sha384-x']));
  return scriptsOf('mf-offers', version, Buffer.from(JSON.stringify({ namedByContent: true, integrity })));
};
const shell = (version: string, ...names: string[]) => {
  const files = Object.fromEntries(names.map((file) => [file, { hash: 'sha384-x', size: 1 }]));
  return scriptsOf('shell', version, Buffer.from(JSON.stringify({ files })));
};
const pairs = (...of: Parameters<typeof pairsOf>) =>
  pairsOf(...of).map(({ script, dictionary }) => [script.file, dictionary.key]);

const first = ['app.00000000a1.js', 'remoteEntry.00000000e1.js', '2a30000001.js', '5b50000001.js'];

test('a script that changed is paired with what its chunk was, and one that did not with nothing', () => {
  const now = remote('1.1.0', 'app.00000000a1.js', 'remoteEntry.00000000e2.js', '2a30000002.js');
  expect(pairs(now, [remote('1.0.0', ...first)])).toEqual([
    ['remoteEntry.00000000e2.js', 'mf-offers/files/remoteEntry.00000000e1.js'],
    ['2a30000002.js', 'mf-offers/files/2a30000001.js'],
  ]);
});

test('a chunk that is new is paired with the first script of both releases', () => {
  const now = remote('1.1.0', 'app.00000000a2.js', '77e0000001.js');
  expect(pairs(now, [remote('1.0.0', ...first)])).toEqual([
    ['app.00000000a2.js', 'mf-offers/files/app.00000000a1.js'],
    ['77e0000001.js', 'mf-offers/files/app.00000000a1.js'],
    ['77e0000001.js', 'mf-offers/files/app.00000000a2.js'],
  ]);
});

test('each version that devices may have counts, and what two of them have in common counts once', () => {
  const now = remote('1.2.0', '2a30000003.js');
  const before = [
    remote('1.1.0', '2a30000002.js'),
    remote('1.0.0', '2a30000001.js'),
    remote('0.9.0', '2a30000001.js'),
  ];
  expect(pairs(now, before)).toEqual([
    ['2a30000003.js', 'mf-offers/files/2a30000002.js'],
    ['2a30000003.js', 'mf-offers/files/2a30000001.js'],
  ]);
});

test('a chunk of the shell that is compiled for two entries is paired with both', () => {
  const before = shell('1.0.0', 'main.aaaaaaa1.js', '20015.aaaaaaa1.js', '20015.bbbbbbb1.js', 'embed.js');
  expect(pairs(shell('1.1.0', '20015.aaaaaaa2.js', '20015.bbbbbbb1.js', 'embed.js'), [before])).toEqual([
    ['20015.aaaaaaa2.js', 'shell/1.0.0/20015.aaaaaaa1.js'],
    ['20015.aaaaaaa2.js', 'shell/1.0.0/20015.bbbbbbb1.js'],
  ]);
});

test('scripts in the folder of their release have none', () => {
  const integrity = { 'app.00000000a1.js': 'sha384-x' };
  expect(scriptsOf('mf-offers', '1.0.0', Buffer.from(JSON.stringify({ integrity })))).toEqual([]);
});
