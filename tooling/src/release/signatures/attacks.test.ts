/** @jest-environment node */
import fs from 'node:fs';
import { compileSmall, deployment, signedEnvironment } from '../../verify/testing/signed-environment';

// What a package compiles to and has to pass is the matter of other tests.
jest.mock('../../compile/webpack/compile', () => ({
  compile: async (options: Parameters<typeof compileSmall>[0]) => {
    compileSmall(options);
  },
}));
jest.mock('../../checks/package-checks/package-checks', () => ({ packageChecks: () => [] }));

const site = signedEnvironment('attacks');
const { run, edit, store } = site;

beforeAll(() => site.start(), 60_000);
beforeEach(() => site.restore());

/** Leads back to the version before. */
const toOld = ['remotes/mf-stores/live/version', '1.0.0'] as const;

/** What reads or changes the environment. */
const commands = [
  'status',
  'history',
  'policy',
  'check mf-stores 1.2.0',
  'promote mf-stores 1.2.0',
  'rollout mf-stores 10 1.2.0',
  'rollback mf-stores',
  'disable mf-stores',
  'prune',
  'nginx staging --output OUTPUT',
];

describe('a deployment file', () => {
  test.each<[string, () => Promise<void> | void, string]>([
    [
      'with another live version',
      () => edit(deployment, ...toOld),
      'mf-stores: it was changed after it was signed',
    ],
    [
      'with another descriptor of a version',
      () => edit(deployment, 'remotes/mf-stores/descriptors/1.1.0', 'a'.repeat(64)),
      'mf-stores: it was changed after it was signed',
    ],
    [
      'with another history',
      () => edit(deployment, 'history', []),
      'the file: it was changed after it was signed',
    ],
    [
      'signed by the key of another package',
      () => site.forge('offers', ...toOld),
      'mf-stores: key "offers" is none of its signers',
    ],
    [
      'signed by a key that its own policy brings',
      () => site.forge('stranger', 'policy/signers/policy', [site.rows.stranger]),
      'policy: key "stranger" is none of its signers',
    ],
    [
      'with keys of preview links, signed by another team',
      () => site.forge('offers', 'previewKeys', { keys: [] }),
      'policy: key "offers" is none of its signers',
    ],
    [
      'signed by a key that ended, at a time before its end',
      () => site.at('2020-06-01', () => site.forge('old', ...toOld)),
      'is of 2020-06-01T00:00:00.000Z, before what was seen here',
    ],
    [
      'signed by a key that ended, now',
      () => site.forge('old', ...toOld),
      'key "old" may sign from 2020-01-01T00:00:00.000Z to 2021-01-01T00:00:00.000Z, and it is of',
    ],
    [
      'signed for a time to come',
      () => site.at('2099-06-01', () => site.forge('stores', ...toOld)),
      'and it is of 2099-06-01T00:00:00.000Z',
    ],
    ['of an older revision', () => site.putBack(), 'is refused: it was put back to revision'],
    [
      'whose part of one package is of an older revision, signed by another team',
      () => site.putBackPart('mf-stores', 'offers'),
      'mf-stores: it was put back to revision',
    ],
    [
      'from which a package was taken, signed by another team',
      () => site.forge('offers', 'remotes/mf-stores'),
      'mf-stores was removed from it',
    ],
    [
      'that is another one of the same revision',
      () => site.forge('offers', 'history', [], 0),
      'there are two of revision',
    ],
    ['of another store', () => site.takeOther('deployments/staging.json'), 'it is of another store'],
    [
      'of another environment',
      () => edit(deployment, 'environment', 'production'),
      'policy: its signature is of policy in staging',
    ],
    ['without its signatures', () => edit(deployment, 'signatures'), 'policy: it is not signed'],
    [
      'without the signature of one package',
      () => edit(deployment, 'signatures/mf-stores'),
      'mf-stores: it is not signed',
    ],
    [
      'whose policy asks for no signatures',
      () => edit(deployment, 'policy/signers'),
      'it is not signed any more',
    ],
    [
      'without policy and signatures',
      () => {
        edit(deployment, 'policy');
        edit(deployment, 'signatures');
      },
      'it is not signed any more',
    ],
    [
      'with the signature of a release',
      () =>
        edit(
          deployment,
          'signatures/mf-stores',
          fs.readFileSync(store('mf-stores/1.1.0/signature.jws'), 'utf8'),
        ),
      'mf-stores: it is a signature of something else',
    ],
    [
      'with the signature of another package',
      () => edit(deployment, 'signatures/mf-stores', site.signatureOf('shell')),
      'mf-stores: its signature is of shell in staging',
    ],
    ['with a signature without algorithm', () => site.confuse(deployment, 'none'), '"alg"'],
    ['signed with the public key as a secret', () => site.confuse(deployment, 'HS256'), '"alg"'],
  ])('%s is refused by every command', async (_, attack, reason) => {
    await attack();
    const attacked = fs.readFileSync(store(deployment));
    for (const command of commands)
      expect([command, await run(command)]).toEqual([command, expect.stringContaining(reason)]);
    await expect(site.manifest()).rejects.toThrow(reason);
    expect(fs.readFileSync(store(deployment)).equals(attacked)).toBe(true);
  });

  test('that is gone is refused as one that is not signed', async () => {
    fs.rmSync(store(deployment));
    await expect(site.manifest()).rejects.toThrow('it is not signed any more');
    expect(await run('promote shell 1.0.0 --new-environment')).toContain('it is not signed any more');
    expect(fs.existsSync(store(deployment))).toBe(false);
  });
});

describe('a release', () => {
  test.each<[string, () => Promise<void> | void, string, string?]>([
    [
      'with another file',
      () => fs.writeFileSync(store('mf-stores/1.2.0/remoteEntry.js'), 'version("1.2.0") ; evil'),
      'remoteEntry.js',
    ],
    [
      'with another file and descriptor',
      () => site.replaceRelease('mf-stores/1.2.0'),
      'Its descriptor was changed after it was signed.',
    ],
    [
      'with another proof',
      () => edit('mf-stores/1.2.0/proof.json', 'clean', 'yes'),
      'Its proof was changed after it was signed.',
    ],
    [
      'that is an older one under a new number',
      () => site.copy('mf-stores/1.1.0', 'mf-stores/1.3.0'),
      'Its signature is of mf-stores 1.1.0.',
      'mf-stores 1.3.0',
    ],
    [
      'that is one of another package',
      () => site.copy('mf-stores/1.2.0', 'mf-offers/1.2.0'),
      'key "stores" is none of its signers',
      'mf-offers 1.2.0',
    ],
    [
      'that is one of another package, signed by a key for all',
      async () => {
        await site.sign('mf-stores/1.2.0', 'platform');
        site.copy('mf-stores/1.2.0', 'mf-offers/1.2.0');
      },
      'Its signature is of mf-stores 1.2.0.',
      'mf-offers 1.2.0',
    ],
    ['signed by an unknown key', () => site.sign('mf-stores/1.2.0', 'stranger'), 'key "stranger" is none'],
    [
      'signed by the key of another package',
      () => site.sign('mf-stores/1.2.0', 'offers'),
      '"offers" is none',
    ],
    ['signed by a key that ended', () => site.sign('mf-stores/1.2.0', 'old'), 'key "old" may sign from'],
    [
      'signed by a key that ended, at a time before its end',
      () => site.at('2020-06-01', () => site.sign('mf-stores/1.2.0', 'old')),
      'key "old" ended at 2021-01-01T00:00:00.000Z',
    ],
    [
      'signed by an unknown key under a known name',
      () => site.sign('mf-stores/1.2.0', 'stranger', 'stores'),
      'signature verification failed',
    ],
    ['without a signature', () => fs.rmSync(store('mf-stores/1.2.0/signature.jws')), 'It is not signed.'],
    [
      'with a text in place of a signature',
      () => fs.writeFileSync(store('mf-stores/1.2.0/signature.jws'), 'signed by stores'),
      'Its signature is refused',
    ],
    [
      'with the signature of a deployment file',
      () => site.signAsPart('mf-stores/1.2.0'),
      'it is a signature of something else',
    ],
    ['with a signature without algorithm', () => site.confuse('mf-stores/1.2.0', 'none'), '"alg"'],
    ['signed with the public key as a secret', () => site.confuse('mf-stores/1.2.0', 'HS256'), '"alg"'],
  ])('%s goes to no device', async (_, attack, reason, release = 'mf-stores 1.2.0') => {
    await attack();
    const before = fs.readFileSync(store(deployment));
    const [name, version] = release.split(' ');
    for (const command of [`check ${release}`, `promote ${release}`, `rollout ${name} 10 ${version}`])
      expect([command, await run(command)]).toEqual([command, expect.stringContaining(reason)]);
    expect(fs.readFileSync(store(deployment)).equals(before)).toBe(true);
  });

  test.each<[string, () => void, string]>([
    [
      'other bytes',
      () => site.replaceRelease('mf-stores/1.1.0'),
      'its descriptor is not the one that went live',
    ],
    [
      'the bytes of another store',
      () => site.takeOther('mf-stores/1.1.0'),
      'its descriptor is not the one that went live',
    ],
    [
      'another script',
      () => fs.writeFileSync(store('mf-stores/1.1.0/remoteEntry.js'), 'evil'),
      'remoteEntry.js',
    ],
    [
      'another script of the way back',
      () => fs.writeFileSync(store('mf-stores/1.0.0/remoteEntry.js'), 'evil'),
      'remoteEntry.js',
    ],
    [
      'another script of the shell',
      () => fs.writeFileSync(store('shell/1.0.0/main.assets.json'), '{}'),
      'main.assets.json',
    ],
  ])('that is live, with %s, is not served', async (_, attack, reason) => {
    attack();
    await expect(site.manifest()).rejects.toThrow(reason);
    expect(await run('nginx staging --output OUTPUT')).toContain(reason);
    expect(fs.existsSync(site.output)).toBe(false);
  });

  test('to which a rollback would lead, with other bytes, is refused, also when its own signature is right', async () => {
    site.takeOther('mf-stores/1.0.0');
    expect(await run('rollback mf-stores')).toContain(
      'Its descriptor is not the one that went live here before.',
    );
  });
});
