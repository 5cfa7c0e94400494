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

/** Of a foreign address the origin; of an own one the path, without the ids in it when it is that of a page. */
function shortened(value: unknown, origins: ReadonlySet<string>): string | undefined {
  const text = words(value);
  if (text === null) return undefined;
  if (!/^https?:/.test(text)) return text.replace(/:.*$/s, '').slice(0, 40);
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)([^?#]*)/.exec(text) ?? [];
  if (!origins.has(origin)) return origin;
  const isFile = placeOf(text).remote !== null || /\.\w+$/.test(path);
  return origin + (isFile ? path : path.replace(/[^/]*\d[^/]*/g, ':id'));
}

export const readRecords = (
  { records, visit, sample }: TelemetryBatch,
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
    times: sent.times ?? 1,
    sample: sample ?? null,
    record: sent,
  }));

type Report = { kind: string; fields: Readonly<Record<string, unknown>>; page: unknown };

/**
 * Reads the reports of a browser; the older form has names with hyphens. Only what is listed here is kept: a report may
 * contain a piece of the page, and the addresses that the visitor came from.
 *
 * @param origins of the product, whose paths may be kept
 */
export function readReports(
  sent: z.infer<typeof policyReport> | z.infer<typeof reportList>,
  time: string,
  origins: ReadonlySet<string>,
): Received[] {
  return reportsIn(sent).map(({ kind, fields, page }) => {
    const blocked = fields['blockedURL'] ?? fields['blocked-uri'];
    const directive = words(
      fields['effectiveDirective'] ?? fields['effective-directive'] ?? fields['violated-directive'],
    );
    const code = directive ?? words(fields['destination']) ?? words(fields['reason'] ?? fields['id']);
    const known = {
      blocked: shortened(blocked, origins),
      page: shortened(page, origins),
      source: shortened(fields['sourceFile'] ?? fields['source-file'], origins),
      line: words(fields['lineNumber'] ?? fields['line-number']) ?? undefined,
      disposition: words(fields['disposition']) ?? undefined,
    };
    const kept = Object.entries(known).filter(([, value]) => value !== undefined);
    return {
      time,
      kind,
      ...placeOf(words(blocked)),
      code,
      canary: null,
      visit: null,
      from: null,
      times: 1,
      sample: null,
      record: Object.fromEntries(kept),
    };
  });
}

function reportsIn(sent: z.infer<typeof policyReport> | z.infer<typeof reportList>): Report[] {
  if (Array.isArray(sent))
    return sent.map(({ type, url, body }) => ({ kind: type, fields: body ?? {}, page: url }));
  const fields = sent['csp-report'];
  return [{ kind: 'csp-violation', fields, page: fields['document-uri'] }];
}
