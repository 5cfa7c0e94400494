import type { TelemetryRecord } from '@mrw/shared-contracts';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import { countFailure } from '../../react/remote-view/count-failure';
import { createDeployment } from './deployment';
import { noLastManifest } from './last-manifest';
import { RemoteFailure } from './remote-failure';

const origin = 'https://remotes.example';

const release = (version: string, contract = '^1.0.0'): LiveRemote => ({
  version,
  base: `${origin}/mf-stores/${version}/`,
  descriptor: {
    schema: 1,
    name: 'mf-stores',
    version,
    contract,
    container: 'mf_stores',
    entry: 'remoteEntry.aa.js',
    exposes: { './app': [] },
    integrity: {},
    routes: [],
    slots: {},
    languages: ['en', 'zh-Hant', 'zh-Hans'],
    shared: {},
  },
});

const manifest = (entry: unknown) => ({
  schema: 1,
  environment: 'test',
  salt: '',
  remotes: { 'mf-stores': entry },
});

function deploymentOf(
  entry: unknown,
  reread: () => unknown = () => manifest(entry),
  inPage: unknown = manifest(entry),
) {
  const records: TelemetryRecord[] = [];
  const deployment = createDeployment({
    manifest: inPage,
    read: () =>
      new Promise((resolve) => {
        resolve(reread());
      }),
    remoteOrigins: [origin],
    device: 'device',
    provided: { contract: '1.1.0', shared: {} },
    telemetry: { report: (record) => records.push(record) },
    lastManifest: noLastManifest,
    failures: () => localStorage,
  });
  return { deployment, records };
}

const failed = new RemoteFailure('mf-stores', 'mount-failed');

test('a version that does not start gives way to the one before it, once, and it is reported', async () => {
  const { deployment, records } = deploymentOf({ ...release('2.0.0'), previous: release('1.0.0') });
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
  await expect(deployment.fallBack(failed)).resolves.toBe(true);
  expect(deployment.live('mf-stores').version).toBe('1.0.0');
  expect(records).toEqual([
    {
      code: 'MRW-110',
      remote: 'mf-stores',
      detail: '2.0.0 did not start (MRW-122), 1.0.0 is used instead',
    },
  ]);
  expect(deployment.remotes$.value['mf-stores']?.canary).toBe(false);
  await expect(deployment.fallBack(failed)).resolves.toBe(false);
});

test('a version that comes too late is not given up', async () => {
  const { deployment } = deploymentOf({ ...release('2.0.0'), previous: release('1.0.0') });
  await expect(deployment.fallBack(new RemoteFailure('mf-stores', 'load-timeout'))).resolves.toBe(false);
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
});

test('without an earlier version there is nothing to try', async () => {
  const { deployment, records } = deploymentOf(release('2.0.0'));
  await expect(deployment.fallBack(failed)).resolves.toBe(false);
  expect(records).toEqual([]);
});

test('a version that was rolled back meanwhile is taken from the manifest', async () => {
  const { deployment } = deploymentOf(release('2.0.0'), () => manifest(release('1.9.0')));
  await expect(deployment.fallBack(failed)).resolves.toBe(true);
  expect(deployment.live('mf-stores').version).toBe('1.9.0');
});

test('the manifest in the page says nothing of the version before; the one that is read again does', async () => {
  const { deployment } = deploymentOf(release('2.0.0'), () =>
    manifest({ ...release('2.0.0'), previous: release('1.0.0') }),
  );
  await expect(deployment.fallBack(failed)).resolves.toBe(true);
  expect(deployment.live('mf-stores').version).toBe('1.0.0');
});

describe('a version that fails after its start', () => {
  const two = { ...release('2.0.0'), previous: release('1.0.0') };
  const { base } = release('2.0.0');
  const fail = (of: string, times: number) => {
    countFailure(() => localStorage, of, times);
  };
  test('gives way after its second failure, on the next page too, and Try again stays with the version before', async () => {
    const { deployment } = deploymentOf(two);
    fail(base, 1);
    await deployment.reread();
    expect(deployment.live('mf-stores').version).toBe('2.0.0');
    fail(base, 1);
    await deployment.reread();
    expect(deployment.live('mf-stores').version).toBe('1.0.0');
    expect(deploymentOf(two).deployment.live('mf-stores').version).toBe('1.0.0');
  });

  test('stays when the version before fails as well, and is left for a newer one', () => {
    for (const failing of [base, release('1.0.0').base]) fail(failing, 2);
    expect(deploymentOf(two).deployment.live('mf-stores').version).toBe('2.0.0');
    expect(deploymentOf(release('3.0.0')).deployment.live('mf-stores').version).toBe('3.0.0');
  });

  test('where the page does not name the version before, the manifest is read, and only then', async () => {
    const read = jest.fn(() => manifest(two));
    const { deployment } = deploymentOf(release('2.0.0'), read);
    await deployment.prepare('mf-stores');
    expect(read).not.toHaveBeenCalled();
    fail(base, 2);
    await deployment.prepare('mf-stores');
    expect(deployment.live('mf-stores').version).toBe('1.0.0');
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is no reason to read the manifest when the version before failed too, or for another remote', async () => {
    const read = jest.fn(() => manifest(two));
    for (const failing of [base, release('1.0.0').base]) fail(failing, 2);
    const { deployment } = deploymentOf(two, read);
    await deployment.prepare('mf-stores');
    await deployment.prepare('mf-nowhere');
    expect(read).not.toHaveBeenCalled();
  });
});

test('what was given up is tried again when the visitor asks', async () => {
  const { deployment } = deploymentOf({ ...release('2.0.0'), previous: release('1.0.0') });
  await deployment.fallBack(failed);
  await deployment.reread();
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
});

test('a version for another contract is refused with a readable reason, and the one before is used', async () => {
  const { deployment } = deploymentOf({ ...release('2.0.0', '^2.0.0'), previous: release('1.0.0') });
  let refusal: unknown;
  try {
    deployment.live('mf-stores');
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({
    code: 'MRW-102',
    message: expect.stringContaining('needs contract ^2.0.0, the host speaks 1.1.0') as unknown,
  });
  if (refusal instanceof RemoteFailure) await deployment.fallBack(refusal);
  expect(deployment.live('mf-stores').version).toBe('1.0.0');
});

test.each([null, 'text', { schema: 9 }, []])(
  'a manifest in the page that is %p leaves no remotes and says so',
  (data) => {
    const records: TelemetryRecord[] = [];
    const deployment = createDeployment({
      manifest: data,
      read: () => Promise.resolve(data),
      remoteOrigins: [origin],
      device: '',
      provided: { contract: '1.1.0', shared: {} },
      telemetry: { report: (record) => records.push(record) },
      lastManifest: noLastManifest,
      failures: () => localStorage,
    });
    expect(deployment.remotes$.value).toEqual({});
    expect(deployment.environment).toBe('');
    expect(records).toMatchObject([{ code: 'MRW-108' }]);
  },
);

test('a remote that is not live says so, and no other version is looked for', async () => {
  const { deployment } = deploymentOf(release('2.0.0'));
  expect(() => deployment.live('mf-nowhere')).toThrow(new RemoteFailure('mf-nowhere', 'unknown-remote'));
  await expect(deployment.fallBack(new RemoteFailure('mf-nowhere', 'mount-failed'))).resolves.toBe(false);
  await expect(deployment.isStale('mf-nowhere', release('2.0.0').base)).resolves.toBe(false);
});

test('a manifest of which one remote is refused is used all the same, and not the last one', () => {
  const two = manifest(release('2.0.0'));
  const deployment = createDeployment({
    manifest: { ...two, remotes: { ...two.remotes, 'mf-offers': null } },
    read: () => Promise.reject(new Error('down')),
    remoteOrigins: [origin],
    device: '',
    provided: { contract: '1.1.0', shared: {} },
    telemetry: { report: () => undefined },
    lastManifest: { read: () => manifest(release('1.0.0')), keep: () => undefined },
    failures: () => localStorage,
  });
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
});

test('an answer that is no manifest leaves the known one', async () => {
  const { deployment } = deploymentOf(release('2.0.0'), () => ({ error: 'down' }));
  await deployment.reread();
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
});

test('a remote that is poisoned when the manifest is read again stays what it was, and that manifest is not kept', async () => {
  const keep = jest.fn();
  const poisoned = manifest({ ...release('2.0.0'), base: 'https://evil.example/mf-stores/2.0.0/' });
  const records: TelemetryRecord[] = [];
  const deployment = createDeployment({
    manifest: manifest(release('1.0.0')),
    read: () => Promise.resolve(poisoned),
    remoteOrigins: [origin],
    device: 'device',
    provided: { contract: '1.1.0', shared: {} },
    telemetry: { report: (record) => records.push(record) },
    lastManifest: { read: () => null, keep },
    failures: () => localStorage,
  });
  await deployment.reread();
  expect(deployment.live('mf-stores').version).toBe('1.0.0');
  expect(records.map(({ code }) => code)).toEqual(['MRW-107']);
  expect(keep.mock.calls).toEqual([[manifest(release('1.0.0'))]]);
});

test('a manifest that cannot be read gives way to the last one that could; only good ones are kept', async () => {
  const kept: unknown[] = [];
  const records: TelemetryRecord[] = [];
  const deployment = createDeployment({
    manifest: '<html>',
    read: () => Promise.resolve(manifest(release('2.0.0'))),
    remoteOrigins: [origin],
    device: '',
    provided: { contract: '1.1.0', shared: {} },
    telemetry: { report: (record) => records.push(record) },
    lastManifest: { read: () => manifest(release('1.0.0')), keep: (data) => kept.push(data) },
    failures: () => localStorage,
  });
  expect(deployment.live('mf-stores').version).toBe('1.0.0');
  expect(records).toMatchObject([{ code: 'MRW-108' }]);
  expect(kept).toEqual([]);
  await deployment.reread();
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
  expect(kept).toEqual([manifest(release('2.0.0'))]);
});

test('a kept manifest is judged like any other: code of a foreign origin is refused', () => {
  const records: TelemetryRecord[] = [];
  const deployment = createDeployment({
    manifest: null,
    read: () => Promise.reject(new Error('down')),
    remoteOrigins: ['https://elsewhere.example'],
    device: '',
    provided: { contract: '1.1.0', shared: {} },
    telemetry: { report: (record) => records.push(record) },
    lastManifest: { read: () => manifest(release('1.0.0')), keep: () => undefined },
    failures: () => localStorage,
  });
  expect(deployment.remotes$.value).toEqual({});
  expect(records).toMatchObject([{ code: 'MRW-108' }, { code: 'MRW-107', remote: 'mf-stores' }]);
});

test('a page is stale when another version is live, and not when the manifest cannot be read', async () => {
  const { deployment } = deploymentOf(release('1.0.0'), () => manifest(release('2.0.0')));
  const { base } = release('1.0.0');
  await expect(deployment.isStale('mf-stores', base)).resolves.toBe(true);
  await expect(deployment.isStale('mf-stores', release('2.0.0').base)).resolves.toBe(false);
  const offline = deploymentOf(release('1.0.0'), () => {
    throw new Error('offline');
  });
  await expect(offline.deployment.isStale('mf-stores', base)).resolves.toBe(false);
  expect(offline.records).toEqual([{ code: 'MRW-109', detail: 'Error: offline' }]);
});

describe('a page whose remote is not known on a first visit', () => {
  const good = manifest(release('1.0.0'));
  const refused = manifest({ ...release('1.0.0'), base: 'https://evil.example/mf-stores/1.0.0/' });

  test.each([
    ['a remote of the manifest is refused', refused, 'MRW-101'],
    ['a remote has a wrong form', manifest(null), 'MRW-101'],
    ['the manifest cannot be read', '<html>', 'MRW-108'],
  ])('is a gap when %s, until a good manifest is read', async (_, first, code) => {
    let answer: () => unknown = () => first;
    const { deployment } = deploymentOf(null, () => answer(), first);
    expect(deployment.gap$.value).toBe(code);
    await deployment.reread();
    expect(deployment.gap$.value).toBe(code);
    answer = () => {
      throw new Error('down');
    };
    await deployment.reread();
    expect(deployment.gap$.value).toBe('MRW-109');
    answer = () => good;
    await deployment.reread();
    expect(deployment.gap$.value).toBeNull();
    expect(deployment.live('mf-stores').version).toBe('1.0.0');
    expect(deployment.environment).toBe('test');
  });

  test('is none where all remotes are known, also when a later manifest is bad', async () => {
    let answer: () => unknown = () => refused;
    const { deployment } = deploymentOf(release('1.0.0'), () => answer());
    expect(deployment.gap$.value).toBeNull();
    for (const next of [refused, '<html>', null]) {
      answer = () => next;
      await deployment.reread();
      expect(deployment.gap$.value).toBeNull();
    }
    answer = () => {
      throw new Error('down');
    };
    await deployment.reread();
    expect(deployment.gap$.value).toBeNull();
  });
});

describe('a disabled remote', () => {
  const codeOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error instanceof RemoteFailure ? error.code : error;
    }
    return null;
  };

  test('does not load, and no other version takes its place', async () => {
    const entry = { ...release('2.0.0'), previous: release('1.0.0'), disabled: true };
    const { deployment, records } = deploymentOf(entry);
    expect(codeOf(() => deployment.live('mf-stores'))).toBe('MRW-117');
    await expect(deployment.fallBack(new RemoteFailure('mf-stores', 'disabled'))).resolves.toBe(false);
    expect(records).toEqual([]);
  });

  test('is followed by an open page, whose versions stay; without an answer nothing changes', async () => {
    let answer: () => unknown = () => manifest({ ...release('3.0.0'), disabled: true });
    const { deployment, records } = deploymentOf(release('2.0.0'), () => answer());
    await deployment.followDisabled();
    expect(codeOf(() => deployment.live('mf-stores'))).toBe('MRW-117');
    expect(deployment.remotes$.value['mf-stores']?.version).toBe('2.0.0');
    for (const none of [null, '<html>']) {
      answer = () => none;
      await deployment.followDisabled();
      expect(codeOf(() => deployment.live('mf-stores'))).toBe('MRW-117');
    }
    const told = records.length;
    answer = () => {
      throw new Error('offline');
    };
    await deployment.followDisabled();
    expect(codeOf(() => deployment.live('mf-stores'))).toBe('MRW-117');
    expect(records).toHaveLength(told);
    answer = () => manifest(release('3.0.0'));
    await deployment.followDisabled();
    expect(deployment.live('mf-stores').version).toBe('2.0.0');
  });

  test.each([
    [true, 'MRW-117'],
    [false, null],
    ['yes', null],
    [undefined, null],
  ])('disabled: %p in the manifest gives %p', (disabled, code) => {
    const { deployment } = deploymentOf({ ...release('2.0.0'), disabled });
    expect(codeOf(() => deployment.live('mf-stores'))).toBe(code);
  });
});
