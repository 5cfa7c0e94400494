import { apiHeaders, headersFor, type Surface } from '@mrw/shared-contracts/headers';
import { readManifest } from '@mrw/shared-contracts/manifest';
import { expect, test } from '../../harness/test';

const known = { reports: '', nonce: '', ancestors: [], remoteOrigins: [], integrity: false };

test('every surface of the running product answers with the row of the table', async ({ stack }) => {
  const { shell, remotes, api, giftCardFrame } = stack.addresses;
  const facts = { ...known, api: api.origin, giftCardFrame: giftCardFrame.origin };
  const deployment: unknown = await (await fetch(`${shell.origin}/deployment.json`)).json();
  const { base, descriptor } = readManifest(deployment, [remotes.origin]).remotes['mf-stores'] ?? {};
  const rows: readonly (readonly [string, Surface])[] = [
    [`${shell.origin}/home`, 'page'],
    [`${shell.origin}/login_callback?token=X`, 'token-page'],
    [`${shell.origin}/unsubscribe_email?token=X`, 'token-page'],
    [`${shell.origin}/redeem-gift-card`, 'gift-card-page'],
    [`${shell.origin}/user/myCoupon?partner=harbour-mall`, 'embedded-page'],
    [`${shell.origin}/assets/icon.svg`, 'asset'],
    [`${shell.origin}/embed.js`, 'embed-script'],
    [`${shell.origin}/service-worker.js`, 'service-worker'],
    [`${shell.origin}/web-manifest/zh-Hans.webmanifest`, 'document'],
    [`${shell.origin}/deployment.json`, 'document'],
    [`${base}${descriptor?.entry}`, 'release'],
  ];
  for (const [address, surface] of rows) {
    const { headers } = await fetch(address);
    // Values that depend on the answer are compared where they are made; here each header has to be there.
    for (const [name, value] of Object.entries(headersFor(surface, facts))) {
      if (name.endsWith('Policy')) expect([address, name, headers.has(name)]).toEqual([address, name, true]);
      else expect([address, name, headers.get(name)]).toEqual([address, name, value]);
    }
  }
  const answer = await fetch(`${api.origin}/levels`);
  for (const [name, value] of Object.entries(apiHeaders))
    expect([name, answer.headers.get(name)]).toEqual([name, value]);
});

test('the pages of two visitors have two nonces, and the policy names nothing unsafe', async ({ stack }) => {
  const visit = async () => {
    const answer = await fetch(`${stack.addresses.shell.origin}/home`);
    return answer.headers.get('content-security-policy') ?? '';
  };
  const [one, other] = [await visit(), await visit()];
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonceOf(one)).toMatch(/^.{22,}$/);
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(one).not.toMatch(/'unsafe-|strict-dynamic|\*/);
});
