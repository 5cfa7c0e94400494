import type { CookieConsent, StateStream } from '@mrw/shared-contracts';
import type { SentRecord, TelemetryBatch } from '@mrw/shared-contracts/telemetry';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { createBatches } from './batches';
import { randomId } from '../host/session/device';
import { isCold } from './is-cold';
import type { PageTelemetry } from './page-telemetry';
import { sentRecord, type Tags } from './sent-record';
import { watchCalls } from './watch-calls';

type Parts = {
  url: string;
  environment: string;
  contract: string;
  telemetry: PageTelemetry;
  consent$: StateStream<CookieConsent>;
  /** Read when a record is sent. */
  tags(): Omit<Tags, 'isCold'>;
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
  telemetry,
  consent$,
  tags,
  api,
  page,
}: Parts): void {
  const visit = randomId();
  const batches = createBatches<SentRecord>((records) => {
    const batch: TelemetryBatch = { schema: 1, environment, contract, visit, records: [...records] };
    post(page, url, JSON.stringify(batch));
  });
  const unfollow = telemetry.follow((record) => {
    const sent = sentRecord(record, { ...tags(), isCold: (base) => isCold(page, base) });
    if (sent) batches.add(sent);
  });
  for (const measure of [onLCP, onCLS, onINP])
    measure(({ name, value }) => {
      telemetry.report({ code: name, value: Math.round(value * 1_000) / 1_000 });
    });
  const unwatch = watchCalls(api, telemetry);
  // After the vitals, which report at the same time.
  const leave = () => {
    if (page.document.visibilityState === 'hidden') batches.flush();
  };
  page.document.addEventListener('visibilitychange', leave);
  page.addEventListener('pagehide', batches.flush);
  const asked = consent$.subscribe((consent) => {
    if (consent !== 'essential') return;
    unfollow();
    unwatch();
    batches.drop();
    page.document.removeEventListener('visibilitychange', leave);
    page.removeEventListener('pagehide', batches.flush);
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
