import * as z from 'zod/mini';
import type { Received } from '../received';
import { attributesOf, nanoseconds, scope, type Attribute } from './values';

const severities = { error: 17, warn: 13, info: 9 } as const;

const severityOf = (kind: string): keyof typeof severities => {
  if (kind === 'failure' || kind === 'error') return 'error';
  return kind === 'load' || kind === 'vital' ? 'info' : 'warn';
};

/** What a line may say beyond its columns. */
const said = z.object({
  path: z.optional(z.string()),
  value: z.optional(z.number()),
  contract: z.optional(z.string()),
  bucket: z.optional(z.number()),
  cold: z.optional(z.boolean()),
  drawn: z.optional(z.boolean()),
  detail: z.optional(z.string()),
  at: z.optional(z.array(z.string())),
  blocked: z.optional(z.string()),
  page: z.optional(z.string()),
});

/** The body of `/v1/logs`: each line is a log record. The sender stays here. */
export const logsOf = (rows: readonly Received[], resource: readonly Attribute[], now: number) => ({
  resourceLogs: [
    {
      resource: { attributes: resource },
      scopeLogs: [{ scope, logRecords: rows.map((row) => logOf(row, now)) }],
    },
  ],
});

function logOf(row: Received, now: number) {
  const { time, kind, code, remote, version, canary, visit, times, sample } = row;
  const severity = severityOf(kind);
  const { path, detail, at, ...rest } = said.safeParse(row.record).data ?? {};
  return {
    timeUnixNano: nanoseconds(Date.parse(time)),
    observedTimeUnixNano: nanoseconds(now),
    severityNumber: severities[severity],
    severityText: severity.toUpperCase(),
    eventName: `mrw.${kind}`,
    body: { stringValue: [code, remote, version, detail].filter(Boolean).join(' ') },
    attributes: attributesOf({
      'mrw.kind': kind,
      'mrw.code': code,
      'mrw.remote': remote,
      'mrw.version': version,
      'mrw.canary': canary === null ? null : canary === 'true',
      'mrw.visit': visit,
      'mrw.times': times,
      'mrw.sample': sample,
      'url.template': path,
      'exception.message': kind === 'error' ? detail : undefined,
      'exception.type': kind === 'error' ? code : undefined,
      'exception.stacktrace': at?.join('\n'),
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [`mrw.${name}`, value])),
    }),
  };
}
