/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { signer } from '../verify/testing/signer';
import { Deployments } from './deployments';
import { brokenStep } from './history';
import type { Policy } from './policy';
import { policyAction } from './policy-action';
import { FolderStorage } from './storage/folder-storage';
import { temporaryFolder } from '../process/testing/temporary-folder';

const folder = temporaryFolder('policy');

let issuer: Awaited<ReturnType<typeof signer>>;
let stranger: typeof issuer;
beforeAll(async () => {
  issuer = await signer('https://ci.example', 'mrw-production');
  stranger = await signer('https://ci.example', 'mrw-production');
});

const permits = { 'mf-stores': ['@stores', 'ann'], '*': ['@platform'], policy: ['@platform'] };

const file = (name: string, content: object) => {
  const place = path.join(folder, name);
  fs.writeFileSync(place, JSON.stringify(content));
  return place;
};

/** An environment in which mf-stores and mf-offers 1.0.0 are live, and then has a policy. */
async function environment(name: string, more: Partial<Policy> = {}) {
  const storage = new FolderStorage(path.join(folder, name));
  const as = (token?: string) => new Deployments(storage, 'production', { by: 'me', token: () => token });
  for (const remote of ['mf-stores', 'mf-offers']) await as().promote(remote, '1.0.0');
  const lines: string[] = [];
  const put = (token?: string, to: object = permits) =>
    policyAction(
      {
        deployments: as(token),
        keys: file('jwks.json', { keys: issuer.keys }),
        print: (line) => lines.push(line),
      },
      file(`${name}.json`, { ...issuer.names, ...more, permits: to }),
    );
  await put();
  return { as, put, lines };
}

test('without a policy the name of the author is believed, and a policy ends that', async () => {
  const { as } = await environment('ends');
  expect((await as().history()).map(({ by, action }) => [by, action])).toEqual([
    ['me', 'promote'],
    ['me', 'promote'],
    ['me', 'policy'],
  ]);
  await expect(as().promote('mf-stores', '1.1.0')).rejects.toThrow(
    'production has a policy: a signed token must say who you are (--token-file).',
  );
});

test('a name or a group releases what the policy names, and the history has the name of the token', async () => {
  const { as } = await environment('names');
  const ann = as(await issuer.token({ sub: 'ann' }));
  await ann.promote('mf-stores', '1.1.0');
  await as(await issuer.token({ sub: 'lee', groups: ['stores'] })).rollBack('mf-stores');
  await as(await issuer.token({ sub: 'pat', groups: ['platform'] })).promote('mf-offers', '1.1.0');
  expect((await ann.history()).slice(3).map(({ by, action }) => `${by}: ${action}`)).toEqual([
    'ann: promote',
    'lee: rollback',
    'pat: promote',
  ]);
  expect(brokenStep(await ann.history())).toBeUndefined();
  await expect(ann.promote('mf-offers', '1.2.0')).rejects.toThrow(
    'ann may not change mf-offers in production: that is for @platform.',
  );
});

test('no change of any kind passes the policy', async () => {
  const { as } = await environment('kinds');
  const bob = as(await issuer.token({ sub: 'bob', groups: ['offers'] }));
  for (const change of [
    () => bob.promote('mf-stores', '1.1.0'),
    () => bob.rollOut('mf-stores', '1.1.0', { percent: 5 }),
    () => bob.rollBack('mf-stores'),
    () => bob.setDisabled('mf-stores', true),
    () => bob.forget('mf-stores', [{ version: '1.0.0', reason: 'old' }]),
    () => bob.startFrom(bob),
    () => bob.authorize('mf-stores'),
  ])
    await expect(change()).rejects.toThrow('bob may not change');
  expect((await bob.read()).remotes['mf-stores']?.live.version).toBe('1.0.0');
});

test.each<[string, () => Promise<string>, string]>([
  ['signed by another', () => stranger.token({ sub: 'ann' }), 'no key of the policy signed it'],
  ['of another issuer', () => issuer.token({ sub: 'ann' }, { issuer: 'https://x.example' }), '"iss"'],
  ['for another audience', () => issuer.token({ sub: 'ann' }, { audience: 'mrw-staging' }), '"aud"'],
  ['that is over', () => issuer.token({ sub: 'ann' }, { seconds: -60 }), '"exp"'],
  ['without an end', () => issuer.token({ sub: 'ann' }, { seconds: null }), '"exp"'],
  ['without a name', () => issuer.token({ groups: ['stores'] }), 'it has no "sub"'],
  ['that is no token', () => Promise.resolve('ann'), 'Invalid Compact JWS'],
  ['without a signature', () => Promise.resolve(unsigned()), '"alg"'],
  ['of another branch', () => issuer.token({ sub: 'ann', ref: 'refs/heads/mine' }), '"ref" is not'],
])('a token %s is refused', async (_, token, reason) => {
  const { as } = await environment(`token-${reason.replace(/\W/g, '')}-${_}`, {
    claims: reason.startsWith('"ref') ? { ref: 'refs/heads/main' } : {},
  });
  await expect(as(await token()).promote('mf-stores', '1.1.0')).rejects.toThrow(reason);
});

test('a name that looks like a group is no group', async () => {
  const { as } = await environment('disguise');
  const token = await issuer.token({ sub: '@platform' });
  await expect(as(token).promote('mf-offers', '1.1.0')).rejects.toThrow('may not change mf-offers');
});

test('the policy says who may replace it; who may release everything may not therefore do that', async () => {
  const { as, put, lines } = await environment('replace');
  const stores = { ...permits, '*': ['@stores'] };
  const platform = await issuer.token({ sub: 'pat', groups: ['platform'] });
  await put(platform, stores);
  const lee = await issuer.token({ sub: 'lee', groups: ['stores'] });
  await as(lee).promote('mf-offers', '1.1.0');
  await expect(put(lee)).rejects.toThrow('lee may not change policy in production');
  await expect(put(platform, { '*': ['@platform'] })).rejects.toThrow('is refused');
  await policyAction({ deployments: as(), keys: undefined, print: (line) => lines.push(line) });
  expect(lines.slice(-3).map((line) => line.replace(/ +/g, ' '))).toEqual([
    'mf-stores @stores, ann',
    '* @stores',
    'policy @platform',
  ]);
});

function unsigned(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const { issuer: iss, audience: aud } = issuer.names;
  return `${part({ alg: 'none' })}.${part({ sub: 'ann', iss, aud, exp: 4_000_000_000 })}.`;
}
