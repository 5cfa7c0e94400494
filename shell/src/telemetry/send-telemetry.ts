import type { CookieConsent, StateStream } from '@mrw/shared-contracts';
import type { SentRecord, TelemetryBatch } from '@mrw/shared-contracts/telemetry';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { createBatches } from './batches';
import { randomId } from '../host/session/device';
import { foldRecords } from './fold-records';
import { isCold } from './is-cold';
import { pageAt, timeOf } from './page-at';
import type { PageTelemetry } from './page-telemetry';
import { sentRecord, type Tags } from './sent-record';
import { watchCalls } from './watch-calls';

type Parts = {
  url: string;
  environment: string;
  contract: string;
  /** The part of page loads that send; all of them without it. */
  sample?: number | undefined;
  telemetry: PageTelemetry;
  consent$: StateStream<CookieConsent>;
  /** Read when a record is sent. */
  tags(): Omit<Tags, 'isCold'>;
  /** Paths of the pages that are shown, the present one at once. */
  followPath: Parameters<typeof pageAt>[1]['subscribe'];
  /** Base address of the API. */
  api: string;
  page: Window;
};

/**
 * Sends records in batches until the visitor rejects non-essential data; pending ones are dropped then. Measures the
 * web vitals. Its code is loaded after the page.
 */
export function sendTelemetry({
  url,
  environment,
  contract,
  sample,
  telemetry,
  consent$,
  tags,
  followPath,
  api,
  page,
}: Parts): void {
  // By page load: a visit is judged as a whole.
  if (sample !== undefined && Math.random() >= sample) return;
  const visit = randomId();
  const batches = createBatches<SentRecord>((records) => {
    const batch: TelemetryBatch = { schema: 1, environment, contract, visit, records: [...records] };
    if (sample !== undefined) batch.sample = sample;
    post(page, url, JSON.stringify(batch));
  });
  const folded = foldRecords(batches.add);
  const unfollow = telemetry.follow((record) => {
    const sent = sentRecord(record, { ...tags(), isCold: (base) => isCold(page, base) });
    if (sent) folded.add(sent);
  });
  const pages = pageAt(page, { first: tags().first.pathname, subscribe: followPath });
  for (const measure of [onLCP, onCLS, onINP])
    measure(({ name, value, entries }) => {
      const pathname = pages.at(timeOf({ entries }));
      telemetry.report({ code: name, value: Math.round(value * 1_000) / 1_000, pathname });
    });
  const unwatch = watchCalls(api, telemetry);
  // After the vitals, which report at the same time.
  const flush = () => {
    folded.flush();
    batches.flush();
  };
  const leave = () => {
    if (page.document.visibilityState === 'hidden') flush();
  };
  page.document.addEventListener('visibilitychange', leave);
  page.addEventListener('pagehide', flush);
  const asked = consent$.subscribe((consent) => {
    if (consent !== 'essential') return;
    unfollow();
    unwatch();
    pages.end();
    folded.flush();
    batches.drop();
    page.document.removeEventListener('visibilitychange', leave);
    page.removeEventListener('pagehide', flush);
    queueMicrotask(() => {
      asked.unsubscribe();
    });
  });
}

/** A beacon outlives the page; when it is refused, a keepalive call is used. */
function post({ navigator }: Window, url: string, body: string): void {
  // Missing in older browsers, and removed by some extensions.
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}
