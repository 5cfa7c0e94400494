import type { TelemetryRecord } from '@mrw/shared-contracts';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import { createDeployment } from './deployment';
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

function deploymentOf(entry: unknown, reread: () => unknown = () => manifest(entry)) {
  const records: TelemetryRecord[] = [];
  const deployment = createDeployment({
    manifest: manifest(entry),
    read: () => Promise.resolve(reread()),
    remoteOrigins: [origin],
    device: 'device',
    provided: { contract: '1.1.0', shared: {} },
    telemetry: { report: (record) => records.push(record) },
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
    });
    expect(deployment.remotes$.value).toEqual({});
    expect(records).toMatchObject([{ code: 'MRW-108' }]);
  },
);

test('an answer that is no manifest leaves the known one', async () => {
  const { deployment } = deploymentOf(release('2.0.0'), () => ({ error: 'down' }));
  await deployment.reread();
  expect(deployment.live('mf-stores').version).toBe('2.0.0');
});
