import { createBus, type TelemetryRecord } from '@mrw/shared-contracts';
import { busFaults } from './bus-faults';

const start = () => {
  const records: TelemetryRecord[] = [];
  const telemetry = { report: (record: TelemetryRecord) => records.push(record) };
  const faults = busFaults(telemetry, (remote) => (remote === 'mf-wallet' ? '1.2.0' : undefined));
  return { records, faults, bus: createBus(faults.report) };
};

test('100,000 refused events of a remote are a few records, each with the remote, its version and a number', () => {
  const { records, faults, bus } = start();
  const wallet = bus.of('mf-wallet');
  for (let event = 0; event < 100_000; event += 1)
    Reflect.apply(wallet.publish, wallet, ['points-changed', { version: 2 }]);
  faults.flush();
  expect(records.length).toBeLessThanOrEqual(4);
  for (const record of records) expect(record).toMatchObject({ code: 'MRW-201', remote: 'mf-wallet' });
  expect(records[0]?.detail).toMatch(/^mf-wallet 1\.2\.0: bus event points-changed: /);
  expect(records.map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching(
      /^\d+ more in 10 s, the last: mf-wallet 1\.2\.0: bus events beyond 100 a second: dropped$/,
    ),
  );
  const counted = records.map(({ detail }) => Number(/^\d+(?= more)/.exec(detail ?? '')?.[0] ?? 1));
  expect(counted.reduce((sum, times) => sum + times, 0)).toBe(100_000);
});

test('what the shell itself does wrong is reported without a remote', () => {
  const { records, bus } = start();
  Reflect.apply(bus.publish, bus, ['no event', {}]);
  expect(records).toEqual([{ code: 'MRW-201', detail: 'the shell: bus event of no known name: no event' }]);
});
