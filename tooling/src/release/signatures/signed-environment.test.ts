/** @jest-environment node */
import fs from 'node:fs';
import { generateKeyPair, exportJWK } from 'jose';
import { compileSmall, deployment, signedEnvironment } from '../../verify/testing/signed-environment';
import { keyFrom, type Signer } from './keys';

// What a package compiles to and has to pass is the matter of other tests.
jest.mock('../../compile/webpack/compile', () => ({
  compile: async (options: Parameters<typeof compileSmall>[0]) => {
    compileSmall(options);
  },
}));
jest.mock('../../checks/package-checks/package-checks', () => ({ packageChecks: () => [] }));

const site = signedEnvironment('signed');
const { run, policy, rows, signers, store, place } = site;

beforeAll(() => site.start(), 60_000);
beforeEach(() => site.restore());

const withNext = () => ({
  ...signers(),
  'mf-stores': [rows.stores, rows.next],
  policy: [rows.platform, rows.next],
});

test('the history keeps who signed the change and the release', async () => {
  const lines = (await run('history mf-stores')).replace(/ +/g, ' ').split('\n');
  expect(lines[0]).toContain(' signed by ');
  expect(lines[1]).toContain('pat promote mf-stores 1.1.0 stores, release by stores');
  expect(lines[2]).toMatch(/promote mf-stores 1\.0\.0$/);
  // No line says that the chain is broken.
  expect(lines).toHaveLength(3);
});

test.each([
  ['promote mf-stores 1.2.0', null, 'staging takes signed changes only: set MRW_RELEASE_KEY.'],
  ['promote mf-stores 1.2.0', 'offers', 'Key "offers" may not sign this: mf-stores: key "offers" is none'],
  ['promote mf-stores 1.2.0', 'old', 'Key "old" may not sign this: mf-stores: key "old" may sign from'],
  ['disable mf-offers', 'stores', 'Key "stores" may not sign this: mf-offers'],
  ['publish mf-stores 1.3.0', null, 'staging takes releases of mf-stores with the key of a signer only'],
  ['publish mf-stores 1.3.0', 'offers', 'staging takes releases of mf-stores with the key of a signer only'],
] as const)('%s with the key %s is refused', async (command, key, reason) => {
  const before = fs.readFileSync(store(deployment));
  expect(await run(command, key)).toContain(reason);
  expect(fs.readFileSync(store(deployment)).equals(before)).toBe(true);
  expect(fs.existsSync(store('mf-stores/1.3.0'))).toBe(false);
});

test.each([
  ['promote mf-stores 1.2.0', 'mf-stores 1.2.0 is live'],
  ['rollout mf-stores 10 1.2.0', 'mf-stores 1.2.0 goes to 10 %'],
  ['rollback mf-stores', 'mf-stores 1.0.0 is live'],
  ['disable mf-stores', 'mf-stores is disabled'],
])('%s with the key of the package is done, and what is served stays signed', async (command, says) => {
  expect(await run(command, 'stores')).toContain(says);
  await site.manifest();
  expect(await run('nginx staging --output OUTPUT')).toContain('wrote ');
});

test('an incident is ended while the live release is another than was signed', async () => {
  site.replaceRelease('mf-stores/1.1.0');
  expect(await run('disable mf-stores', 'stores')).toContain('is disabled');
  expect(await run('rollback mf-stores', 'stores')).toContain('mf-stores 1.0.0 is live');
});

test('keys rotate with an overlap: what they signed stays live, and the way back stays', async () => {
  expect(await policy(withNext())).toContain('has a new policy');
  const later = { ...signers(), 'mf-stores': [rows.next], policy: [rows.next] };
  expect(await policy(later, 'platform')).toContain('Key "platform" may not sign this: policy');
  expect(await policy(later, 'next')).toContain('has a new policy');
  expect(await run('promote mf-stores 1.2.0', 'next')).toContain('key "stores" is none of its signers');
  expect(await run('publish mf-stores 1.3.0', 'next')).toContain('published');
  expect(await run('promote mf-stores 1.3.0', 'next')).toContain('is live');
  expect(await run('rollback mf-stores', 'next')).toContain('mf-stores 1.1.0 is live');
  expect((await site.manifest()).remotes['mf-stores']?.version).toBe('1.1.0');
});

test('a policy that forgets a package says so', async () => {
  const said = await policy({ ...signers(), 'mf-stores': [], '*': [] });
  expect(said).toContain(
    'warning: mf-stores has no signer, and there is no "*": no new release of it goes live.',
  );
  expect(await policy(withNext())).not.toContain('warning');
});

test('a machine that saw no policy with both keys asks its operator', async () => {
  await policy(withNext());
  await policy({ ...signers(), policy: [rows.next] }, 'next');
  fs.cpSync(place('trusted'), place('trust'), { recursive: true });
  expect(await run('status')).toContain('policy: key "next" is none of its signers. What this machine knows');
  fs.rmSync(place('trust'), { recursive: true });
  expect(await run('status')).toContain('staging, revision');
});

test('what is live is served when every key has ended, and no change is signed with one', async () => {
  await site.at('2031-01-01', async () => {
    await site.forge('stores', 'archived', 0);
    await expect(site.manifest()).rejects.toThrow('the file: key "stores" may sign from');
    site.restore();
    expect((await site.manifest()).remotes['mf-stores']?.version).toBe('1.1.0');
  });
});

test('signatures are not taken away from an environment', async () => {
  expect(await policy(undefined)).toContain('A policy with signers is followed by one with signers only.');
});

test.each<[string, (rows: Record<string, Signer[]>) => object]>([
  ['without a signer of the policy', (all) => ({ ...all, policy: [] })],
  [
    'with a private key',
    (all) => ({ ...all, '*': [{ ...rows.next, key: keyFrom({ MRW_RELEASE_KEY: place('next.jwk') }) }] }),
  ],
  [
    'with a secret',
    (all) => ({ ...all, '*': [{ ...rows.next, key: { kid: 'a', kty: 'oct', alg: 'HS256', k: 'a' } }] }),
  ],
  ['with an end that is no time', (all) => ({ ...all, '*': [{ ...rows.next, until: 'never' }] })],
])('a policy %s is refused', async (_, of) => {
  expect(await policy(of(signers()))).toContain('policy.json is refused');
});

test('a key of the other algorithm signs, too', async () => {
  const made = await generateKeyPair('EdDSA', { extractable: true });
  const named = { kid: 'ed', alg: 'EdDSA' };
  fs.writeFileSync(place('next.jwk'), JSON.stringify({ ...(await exportJWK(made.privateKey)), ...named }));
  const key = { ...(await exportJWK(made.publicKey)), ...named } as Signer['key'];
  await policy({ ...signers(), 'mf-stores': [rows.stores, { ...rows.next, key }] });
  expect(await run('publish mf-stores 1.3.0', 'next')).toContain('published');
  expect(await run('promote mf-stores 1.3.0', 'next')).toContain('is live');
  expect(await run('history mf-stores')).toContain('ed, release by ed');
});

test('a new key is in a file of its user, never replaces one, and only its public part is printed', async () => {
  const row = await run(`new-key ${place('ci-2027.jwk')}`);
  expect(JSON.parse(row)).toMatchObject({ key: { kid: 'ci-2027', alg: 'ES256' } });
  expect(row).not.toContain('"d"');
  expect(fs.statSync(place('ci-2027.jwk')).mode & 0o777).toBe(0o600);
  expect(await run(`new-key ${place('ci-2027.jwk')}`)).toContain('is there already');
});

test('a preview, which never goes live, needs no key', async () => {
  expect(await run('publish mf-stores 1.3.0-pr.1', null)).toContain('published');
  expect(await run('promote mf-stores 1.3.0-pr.1', 'stores')).toContain('is a preview');
});

test('a variable that holds no private key is refused, and nothing of it is shown', () => {
  for (const given of ['{"d":"secret"}', '{secret', 'secret', JSON.stringify(rows.next.key)])
    expect(() => keyFrom({ MRW_RELEASE_KEY: given })).toThrow(/^MRW_RELEASE_KEY is no private key [^"]*$/);
  expect(keyFrom({})).toBeUndefined();
});

test('where no policy asks for it nothing is signed, noted or read', async () => {
  fs.rmSync(place('trust'), { recursive: true });
  expect(await run('promote shell 1.0.0 --environment test --new-environment', null)).toContain('is live');
  expect(await run('promote mf-stores 1.0.0 --environment test', null)).toContain('is live');
  const file = fs.readFileSync(store('deployments/test.json'), 'utf8');
  expect(file).not.toMatch(/sign|descriptors/);
  expect(fs.existsSync(place('trust'))).toBe(false);
  expect(fs.existsSync(store('mf-stores/1.0.0/signature.jws'))).toBe(false);
});

test('an environment that was seen and has lost its file is not taken for a new one', async () => {
  await run('status');
  fs.rmSync(store(deployment));
  expect(await run('status')).toContain('staging.json is gone, but not what this machine has seen of it');
});
