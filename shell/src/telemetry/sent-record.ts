import type { TelemetryKind } from '@mrw/shared-contracts/telemetry';
import { telemetryRecord, type SentRecord } from '@mrw/shared-contracts/telemetry';
import { redact } from './redact';
import type { KeptRecord, RunningVersion } from './page-telemetry';

export type Tags = {
  remotes: Readonly<Record<string, RunningVersion>>;
  /** The pattern of the route of a path, and its remote. */
  pageOf(pathname: string): { path: string; remote?: string };
  /** Whether a file of this folder came over the network. */
  isCold(base: string): boolean;
  /** The page that this page load began with, and whether the server drew it. */
  first: { pathname: string; isDrawn: boolean };
  /** Origins of our own files. */
  origins: readonly string[];
};

const vitals = new Set(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']);

/** A record in the form that leaves the browser: with versions, without personal data. Null for an invalid record. */
export function sentRecord(record: KeptRecord, tags: Tags): SentRecord | null {
  const { code, detail, value, stack, pathname } = record;
  const kind = kindOf(code);
  const page = tags.pageOf(pathname);
  // What is measured of a page counts for the remote of the page.
  const remote = record.remote ?? (kind === 'vital' || kind === 'call' ? page.remote : undefined);
  const running = record.running ?? (remote ? tags.remotes[remote] : undefined);
  const sent = telemetryRecord.safeParse({
    kind,
    code,
    path: page.path,
    ...(value === undefined ? {} : { value }),
    ...(tags.first.isDrawn && pathname === tags.first.pathname ? { drawn: true } : {}),
    ...(remote ? { remote } : {}),
    ...(running
      ? {
          version: running.version,
          contract: running.contract,
          bucket: running.bucket,
          canary: running.canary,
          cold: tags.isCold(running.files),
          ...positionsOf(stack, running.files),
        }
      : {}),
    ...(detail ? { detail: redact(detail, tags) } : {}),
  });
  return sent.success ? sent.data : null;
}

/** Places of a stack in the files of one folder, in the forms of all browsers. */
function positionsOf(stack: string | undefined, base: string): { at?: string[] } {
  const places = (stack ?? '')
    .split(base)
    .slice(1)
    .flatMap((rest) => /^([\w.~-]+\.js)(?:\?[^:\s]*)?(:\d+:\d+)/.exec(rest)?.slice(1).join('') ?? []);
  return places.length > 0 ? { at: places.slice(0, 5) } : {};
}

function kindOf(code: string): TelemetryKind {
  if (code.startsWith('MRW-')) return 'failure';
  if (code.startsWith('API-')) return 'call';
  if (code === 'load') return 'load';
  if (vitals.has(code)) return 'vital';
  return /^[a-z-]+-src|^(base-uri|form-action|frame-ancestors|report|require)/.test(code)
    ? 'policy'
    : 'error';
}
