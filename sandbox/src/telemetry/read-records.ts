import { remoteNamePattern } from '@mrw/shared-contracts/manifest';
import type { TelemetryBatch } from '@mrw/shared-contracts/telemetry';
import * as z from 'zod/mini';
import type { Received } from './received';

const record = z.record(z.string(), z.unknown());

/** What browsers send as application/csp-report. */
export const policyReport = z.object({ 'csp-report': record });

/** What browsers send as application/reports+json. */
export const reportList = z.array(
  z.looseObject({ type: z.string(), url: z.optional(z.string()), body: z.optional(z.nullable(record)) }),
);

const words = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;

/** Files of remotes lie under `/{remote}/{version}/`. */
const placePattern = new RegExp(
  String.raw`^https?://[^/]+/(${remoteNamePattern.source.slice(1, -1)})/(\d+\.[\w.+-]+)/`,
);
const placeOf = (address: string | null) => {
  const [, remote = null, version = null] = placePattern.exec(address ?? '') ?? [];
  return { remote, version };
};

/** An address may carry a token in its query. */
const withoutQuery = (value: unknown): unknown =>
  typeof value === 'string' && /^https?:/.test(value) ? value.replace(/[?#].*$/s, '') : value;

const withoutQueries = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutQuery(value)]));

export const readRecords = (
  { records, visit }: TelemetryBatch,
  time: string,
  from: string | null = null,
): Received[] =>
  records.map((sent) => ({
    time,
    kind: sent.kind,
    remote: sent.remote ?? null,
    version: sent.version ?? null,
    code: sent.code,
    canary: sent.canary === undefined ? null : String(sent.canary),
    visit: visit ?? null,
    from,
    record: sent,
  }));

/** The one report of the older form: names with hyphens. */
export const readPolicyReport = (sent: z.infer<typeof policyReport>, time: string): Received[] => {
  const fields = withoutQueries(sent['csp-report']);
  const blocked = words(fields['blocked-uri']);
  const code = words(fields['effective-directive']) ?? words(fields['violated-directive']);
  return [{ time, kind: 'csp-violation', ...placeOf(blocked), code, canary: null, record: fields }];
};

/** Reports of the newer form: violations of the content and the integrity policy, crashes and others. */
export const readReports = (sent: z.infer<typeof reportList>, time: string): Received[] =>
  sent.map(({ type, url, body }) => {
    const fields = withoutQueries({ ...body, url });
    const blocked = words(fields['blockedURL']);
    const code = words(fields['effectiveDirective']) ?? words(fields['destination']);
    return { time, kind: type, ...placeOf(blocked), code, canary: null, record: fields };
  });
