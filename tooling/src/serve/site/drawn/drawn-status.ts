import { languages } from '@mrw/shared-contracts/language';
import type { Storage } from '../../../release/storage/storage';
import { DrawnStore, type DrawnRecord } from './drawn-store';

const minute = 60_000;

/**
 * Lines that say how many pages of an environment are drawn, how old they are and which could not be drawn; none where no
 * page was drawn ever.
 *
 * @param now milliseconds since 1970
 */
export async function drawnStatus(storage: Storage, environment: string, now: number): Promise<string[]> {
  const lines: string[] = [];
  for (const key of await storage.folders(`drawn/${environment}`)) {
    const store = new DrawnStore(storage, environment, key);
    const found: DrawnRecord[] = [];
    for (const language of languages)
      for (const place of await store.places(language)) found.push((await store.read(place)).record);
    lines.push(...linesOf(key, found, now));
  }
  return lines;
}

function linesOf(key: string, records: readonly DrawnRecord[], now: number): string[] {
  const views = records.flatMap(({ view }) => (view ? [view] : []));
  const failures = records.flatMap(({ view, failure }) => (!view && failure ? [failure] : []));
  const old = views.filter(({ until }) => until <= now).length;
  const ages = views.map(({ checkedAt }) => Math.round((now - checkedAt) / minute));
  const [age = 0] = ages.sort((one, other) => other - one);
  const parts = [
    `${views.length} drawn${views.length > 0 ? `, the oldest ${age} min ago` : ''}`,
    ...(old > 0 ? [`${old} past their limit`] : []),
    ...(failures.length > 0 ? [`${failures.length} not drawn`] : []),
  ];
  const reasons = [...new Set(failures.map(({ why }) => why))].slice(0, 3);
  return [`pages of profile ${key}: ${parts.join(', ')}`, ...reasons.map((why) => `  not drawn: ${why}`)];
}
