/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import { deviceNow } from '@mrw/shared-contracts/device/now';
import { previewKey } from './preview-key';
import { previewOf, previewOfTab } from './preview';

const subtle = webcrypto.subtle as SubtleCrypto;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const encoded = (content: object | Uint8Array) =>
  Buffer.from(content instanceof Uint8Array ? content : JSON.stringify(content)).toString('base64url');

type Pair = { privateKey: CryptoKey; jwk: JsonWebKey };
async function pair(): Promise<Pair> {
  const { privateKey, publicKey } = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return { privateKey, jwk: await subtle.exportKey('jwk', publicKey) };
}

let own: Pair;
let other: Pair;
beforeAll(async () => {
  own = await pair();
  other = await pair();
});

const soon = () => Math.floor(deviceNow() / 1_000) + 60;
const said = (change: object = {}) => ({
  aud: 'mrw-preview',
  remote: 'mf-stores',
  version: '1.4.0-pr.12',
  environment: 'staging',
  exp: soon(),
  ...change,
});

async function signed(
  claims: object,
  { by = own, head }: { by?: Pair; head?: object } = {},
): Promise<string> {
  const text = `${encoded(head ?? { alg: 'ES256' })}.${encoded(claims)}`;
  const signature = await subtle.sign(algorithm, by.privateKey, Buffer.from(text));
  return `${text}.${encoded(new Uint8Array(signature))}`;
}

const manifest = (...keys: JsonWebKey[]) => ({ environment: 'staging', previewKeys: { keys } });

test('a signed link names what it loads, whichever of the keys signed it', async () => {
  const preview = { remote: 'mf-stores', version: '1.4.0-pr.12' };
  expect(await previewOf(await signed(said()), manifest(own.jwk), subtle)).toEqual(preview);
  expect(await previewOf(await signed(said()), manifest(other.jwk, own.jwk), subtle)).toEqual(preview);
});

describe.each([
  ['expired', { exp: Math.floor(deviceNow() / 1_000) - 1 }],
  ['without an end', { exp: undefined }],
  ['with an end that is a text', { exp: '9999999999' }],
  ['for another environment', { environment: 'production' }],
  ['for everything', { environment: undefined }],
  ['for another purpose', { aud: 'mrw-release' }],
  ['of a release', { version: '1.4.0' }],
  ['of a candidate', { version: '1.4.0-rc.1' }],
  ['of a path', { version: '../../evil-pr.1' }],
  ['of no version', { version: 'pr.12' }],
  ['of the shell', { remote: 'shell' }],
  ['of a folder', { remote: 'mf-stores/../mf-offers' }],
  ['of another origin', { remote: '//evil.example' }],
  ['of nothing', { remote: undefined }],
])('a link that is %s', (_, change) => {
  test('loads nothing, although it is signed', async () => {
    expect(await previewOf(await signed(said(change)), manifest(own.jwk), subtle)).toBeNull();
  });
});

test.each([
  ['none', { alg: 'none' }],
  ['a secret', { alg: 'HS256' }],
  ['another curve', { alg: 'ES384' }],
  ['nothing', {}],
])('a link that says to be signed by %s loads nothing', async (_, head) => {
  expect(await previewOf(await signed(said(), { head }), manifest(own.jwk), subtle)).toBeNull();
});

test('a link of a stranger loads nothing, also with the key of the stranger in it', async () => {
  const by = other;
  const head = { alg: 'ES256', jwk: other.jwk };
  expect(await previewOf(await signed(said(), { by }), manifest(own.jwk), subtle)).toBeNull();
  expect(await previewOf(await signed(said(), { by, head }), manifest(own.jwk), subtle)).toBeNull();
});

test('in an environment without keys, and in a page that is not secure, no link loads anything', async () => {
  const token = await signed(said());
  expect(await previewOf(token, { environment: 'staging' }, subtle)).toBeNull();
  expect(await previewOf(token, manifest(), subtle)).toBeNull();
  expect(await previewOf(token, null, subtle)).toBeNull();
  expect(await previewOf(token, manifest(own.jwk), undefined)).toBeNull();
});

test('a link that was changed in any of forty places, or cut, loads nothing', async () => {
  const token = await signed(said());
  const step = Math.floor(token.length / 40);
  const changed = Array.from({ length: 40 }, (_, index) => {
    const at = index * step;
    return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  });
  const [head = '', body = '', signature = ''] = token.split('.');
  const cut = [
    '',
    '.',
    '..',
    head,
    `${head}.${body}`,
    `${head}.${body}.`,
    `${token}.`,
    `${token}=`,
    `${token}A`,
    ` ${token}`,
    token.slice(0, -1),
    `${head}.${encoded(said({ version: '9.9.9-pr.1' }))}.${signature}`,
    `${head}.${body}.${encoded(new Uint8Array(64))}`,
  ];
  for (const text of [...changed, ...cut])
    expect([text, await previewOf(text, manifest(own.jwk), subtle)]).toEqual([text, null]);
});

/** A tab at an address, with what it has stored. */
function tab(search: string, stored: Record<string, string> = {}) {
  const shown: string[] = [];
  const page = {
    location: { href: `https://site.test/about/store${search}` },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: URL) => shown.push(url.search),
    },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
      removeItem: (key: string) => {
        stored = Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key));
      },
    },
    crypto: { subtle },
  };
  return { page: page as unknown as Window, shown, kept: () => stored };
}

test('a tab keeps its link, takes it out of the address, and forgets it at its end', async () => {
  const token = await signed(said());
  const first = tab(`?tab=2&${previewKey}=${token}`);
  expect(await previewOfTab(first.page, manifest(own.jwk))).toMatchObject({ remote: 'mf-stores' });
  expect(first.shown).toEqual(['?tab=2']);
  const later = tab('', first.kept());
  expect(await previewOfTab(later.page, manifest(own.jwk))).toMatchObject({ remote: 'mf-stores' });
  expect(later.shown).toEqual([]);
  expect(await previewOfTab(later.page, manifest(other.jwk))).toBeNull();
  expect(later.kept()).toEqual({});
});

test('a page inside another site has no preview, and neither has one whose storage is blocked', async () => {
  const token = await signed(said());
  const framed = tab(`?isOpenInOtherSite=true&${previewKey}=${token}`);
  expect(await previewOfTab(framed.page, manifest(own.jwk))).toBeNull();
  const blocked = tab(`?${previewKey}=${token}`);
  Object.defineProperty(blocked.page, 'sessionStorage', {
    get() {
      throw new Error('blocked');
    },
  });
  expect(await previewOfTab(blocked.page, manifest(own.jwk))).toBeNull();
});
