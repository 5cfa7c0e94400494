import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CompactSign, importJWK } from 'jose';
import { release } from '../../commands/table/release';
import { writeCopies } from '../../compile/webpack/compressed-copies';
import { describeFiles } from '../../compile/webpack/described-files';
import { runLine } from '../../process/command-line';
import { deploymentState, type DeploymentState } from '../../release/deployment-file';
import { Deployments } from '../../release/deployments';
import { ReleaseStore } from '../../release/release-store';
import { withSignatures } from '../../release/signatures/deployment-signature';
import { keyFrom, newKey, type Signer } from '../../release/signatures/keys';
import { signRelease } from '../../release/signatures/release-signature';
import { FolderStorage } from '../../release/storage/folder-storage';
import { temporaryFolder } from '../../process/testing/temporary-folder';
import { signer } from './signer';

/** The deployment file of the environment, in the store. */
export const deployment = 'deployments/staging.json';
const keyNames = ['platform', 'stores', 'offers', 'old', 'next', 'stranger'] as const;
export type KeyName = (typeof keyNames)[number];

/** With another value at a path; without a value it is gone. */
function changed(content: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const known = content as Readonly<Record<string, unknown>>;
  return { ...known, [step]: changed(known[step], rest, value) };
}

/** A small compiled package; it takes the place of the compiler. */
export function compileSmall({ folder, output, version }: Record<'folder' | 'output' | 'version', string>) {
  const name = path.basename(folder);
  const common = { schema: 1, name, version };
  const remote = { container: 'mf', entry: 'remoteEntry.js', exposes: { './app': [] }, integrity: {} };
  const described =
    name === 'shell'
      ? { ...common, contract: '1.0.0', shared: {} }
      : { ...common, ...remote, contract: '^1.0.0', routes: [{ path: `/${name}` }], shared: {} };
  fs.mkdirSync(output, { recursive: true });
  fs.writeFileSync(path.join(output, 'descriptor.json'), JSON.stringify(described));
  fs.writeFileSync(path.join(output, 'remoteEntry.js'), `version("${version}", "${randomUUID()}")`);
  for (const entry of ['main', 'standalone', 'inline-wallet'])
    fs.writeFileSync(
      path.join(output, `${entry}.assets.json`),
      JSON.stringify({ scripts: ['remoteEntry.js'], integrity: { 'remoteEntry.js': 'sha384-m' } }),
    );
  describeFiles(output);
  writeCopies(output);
}

/**
 * The environment `staging`, whose policy asks for signatures: mf-stores 1.0.0 was live before the policy, 1.1.0 is, and
 * 1.2.0 is published. Every step is a command.
 */
export function signedEnvironment(name: string) {
  const folder = temporaryFolder(name);
  const place = (file: string) => path.join(folder, file);
  const store = (file: string) => place(path.join('releases', file));
  const output = place('nginx');
  const keyFile = (key: KeyName) => place(`${key}.jwk`);
  const keyOf = (key: KeyName) => {
    const found = keyFrom({ MRW_RELEASE_KEY: keyFile(key) });
    if (!found) throw new Error(`There is no key ${key}.`);
    return found;
  };
  const rows = {} as Record<KeyName, Signer>;
  let issuer: Awaited<ReturnType<typeof signer>>;

  /** Runs a command as a person with a key does. @returns what is on the screen afterwards */
  async function run(command: string, key: KeyName | null = 'platform'): Promise<string> {
    process.env['MRW_RELEASE_KEY'] = key ? keyFile(key) : '';
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
    try {
      await runLine(release(), command.replace('OUTPUT', output).split(' '));
    } catch (error) {
      lines.push(error instanceof Error ? error.message : String(error));
    }
    log.mockRestore();
    return lines.join('\n');
  }

  /** Runs a command that has to succeed. */
  async function done(command: string, key: KeyName | null = 'platform'): Promise<void> {
    const said = await run(command, key);
    if (!/published|is live|has a new policy/.test(said)) throw new Error(`${command}: ${said}`);
  }

  /** Replaces the policy. */
  async function policy(signers: object | undefined, key: KeyName = 'platform'): Promise<string> {
    const members = { permits: { '*': ['@platform'], policy: ['@platform'] }, signers };
    fs.writeFileSync(place('policy.json'), JSON.stringify({ ...issuer.names, ...members }));
    return run(`policy ${place('policy.json')} --keys ${place('jwks.json')}`, key);
  }

  const signers = () => ({
    'mf-stores': [rows.stores, rows.old],
    'mf-offers': [rows.offers],
    '*': [rows.platform],
    policy: [rows.platform],
  });

  async function makeStore(): Promise<void> {
    await done('publish shell 1.0.0 --environment local', null);
    await done('promote shell 1.0.0 --new-environment', null);
    for (const one of ['mf-stores', 'mf-offers']) {
      await done(`publish ${one} 1.0.0 --environment local`, null);
      await done(`promote ${one} 1.0.0`, null);
    }
    await policy(signers());
    fs.cpSync(store(deployment), place('older.json'));
    await done('publish mf-stores 1.1.0', 'stores');
    await done('promote mf-stores 1.1.0', 'stores');
    await done('publish mf-stores 1.2.0', 'stores');
  }

  async function start(): Promise<void> {
    for (const key of keyNames) {
      const { secret, row } = await newKey(key, new Date(key === 'old' ? '2020-01-01' : Date.now() - 60_000));
      fs.writeFileSync(keyFile(key), JSON.stringify(secret));
      rows[key] = row;
    }
    issuer = await signer('https://ci.example', 'mrw-staging');
    fs.writeFileSync(place('jwks.json'), JSON.stringify({ keys: issuer.keys }));
    process.env['MRW_RELEASE_TOKEN'] = await issuer.token(
      { sub: 'pat', groups: ['platform'] },
      { seconds: 3_600 },
    );
    process.env['MRW_RELEASES'] = place('releases');
    process.env['MRW_ENVIRONMENT'] = 'staging';
    process.env['MRW_RELEASE_TRUST'] = place('trust');
    process.env['MRW_NGINX'] = place('setup');
    process.env['MRW_PARTNERS'] = place('partners');
    await makeStore();
    fs.renameSync(store(''), place('other'));
    fs.rmSync(place('trust'), { recursive: true });
    await makeStore();
    fs.cpSync(store(''), place('whole'), { recursive: true });
    fs.cpSync(place('trust'), place('trusted'), { recursive: true });
  }

  /** As it was before the last attack. */
  function restore(): void {
    for (const [from, to] of [
      [place('whole'), store('')],
      [place('trusted'), place('trust')],
    ] as const) {
      fs.rmSync(to, { recursive: true, force: true });
      fs.cpSync(from, to, { recursive: true });
    }
    fs.rmSync(output, { recursive: true, force: true });
  }

  const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
  const write = (file: string, content: unknown) => fs.writeFileSync(store(file), JSON.stringify(content));

  /** Changes a value in a file of the store by hand. */
  const edit = (file: string, where: string, value?: unknown) =>
    write(file, changed(read(store(file)), where.split('/'), value));

  const stored = (): DeploymentState => deploymentState.parse(read(store(deployment)));

  /** Changes the deployment file and signs it with a key, past the commands. */
  async function forge(key: KeyName, where: string, value?: unknown, step = 1): Promise<void> {
    const before = stored();
    const content = changed({ ...before, revision: before.revision + step }, where.split('/'), value);
    const after = deploymentState.parse(JSON.parse(JSON.stringify(content)));
    write(deployment, await withSignatures(before, after, keyOf(key)));
  }

  /** At a time that the clock of the attacker says. */
  async function at(time: string, work: () => Promise<void>): Promise<void> {
    jest.useFakeTimers({
      now: new Date(time),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    await work().finally(() => jest.useRealTimers());
  }

  /** Puts one part of an older revision into the newest, which another key signs. */
  async function putBackPart(subject: string, key: KeyName): Promise<void> {
    const older = deploymentState.parse(read(place('older.json')));
    await forge(key, 'archived', 0);
    const now = structuredClone(stored());
    const pointer = older.remotes[subject];
    const signature = older.signatures?.[subject];
    if (!pointer || !signature) throw new Error(`${subject} is not signed.`);
    const mixed = {
      ...now,
      remotes: { ...now.remotes, [subject]: pointer },
      signatures: { ...now.signatures, [subject]: signature },
    };
    write(deployment, await withSignatures(mixed, { ...mixed, revision: mixed.revision + 1 }, keyOf(key)));
  }

  /** Signs a release of the store. */
  const sign = (version: string, key: KeyName, kid: string = key) => {
    const [name = '', number = ''] = version.split('/');
    return signRelease({ name, version: number, compiled: store(version) }, { ...keyOf(key), kid });
  };

  /** Replaces the algorithm of the signature of a release, or of a package in the deployment file. */
  function confuse(file: string, alg: 'none' | 'HS256'): void {
    const change = (jws: string) => {
      const [header = '', payload = ''] = jws.split('.');
      const { kid, typ } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, string>;
      const start = `${Buffer.from(JSON.stringify({ alg, kid, typ })).toString('base64url')}.${payload}`;
      const secret = JSON.stringify(rows.stores.key);
      const mac = createHmac('sha256', secret).update(start).digest('base64url');
      return `${start}.${alg === 'none' ? '' : mac}`;
    };
    if (file === deployment)
      edit(file, 'signatures/mf-stores', change(stored().signatures?.['mf-stores'] ?? ''));
    else {
      const signature = store(`${file}/signature.jws`);
      fs.writeFileSync(signature, change(fs.readFileSync(signature, 'utf8')));
    }
  }

  return {
    ...{
      run,
      policy,
      rows,
      signers,
      start,
      restore,
      store,
      output,
      place,
      edit,
      forge,
      at,
      sign,
      confuse,
      putBackPart,
    },
    signatureOf: (subject: string) => stored().signatures?.[subject],
    putBack: () => fs.cpSync(place('older.json'), store(deployment)),
    /** Takes a file or folder of another store, which the same keys sign. */
    takeOther: (file: string) => {
      fs.rmSync(store(file), { recursive: true });
      fs.cpSync(path.join(place('other'), file), store(file), { recursive: true });
    },
    copy: (from: string, to: string) => fs.cpSync(store(from), store(to), { recursive: true }),
    /** Another program with its own descriptor, whole in itself; the signature stays. */
    replaceRelease: (version: string) => {
      edit(`${version}/descriptor.json`, 'routes', [{ path: '/evil' }]);
      fs.writeFileSync(store(`${version}/remoteEntry.js`), 'evil()');
      describeFiles(store(version));
      writeCopies(store(version));
    },
    /** The manifest for pages, as the local site and nginx read it. */
    manifest: () => {
      const storage = new FolderStorage(store(''));
      return new Deployments(storage, 'staging').manifest(
        new ReleaseStore(storage),
        'https://remotes.example',
      );
    },
    /** The content of a signature of a release, signed as a part of a deployment file. */
    signAsPart: async (version: string) => {
      const file = store(`${version}/signature.jws`);
      const [, payload = ''] = fs.readFileSync(file, 'utf8').split('.');
      const key = keyOf('stores');
      const jws = await new CompactSign(Buffer.from(payload, 'base64url'))
        .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'mrw-deployment+jws' })
        .sign(await importJWK(key, key.alg));
      fs.writeFileSync(file, jws);
    },
  };
}
