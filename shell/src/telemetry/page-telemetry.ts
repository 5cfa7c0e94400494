import type { Telemetry, TelemetryRecord } from '@mrw/shared-contracts';

const kept = 200;

/** Keeps the latest records of the visit; each goes to the console as a warning, for whoever looks into a failure. */
export function pageTelemetry(): Telemetry & { readonly records: readonly TelemetryRecord[] } {
  const records: TelemetryRecord[] = [];
  return {
    records,
    report: (record) => {
      records.push(record);
      if (records.length > kept) records.shift();
      console.warn(`${record.code} ${record.remote ?? ''} ${record.detail ?? ''}`.trim());
    },
  };
}
