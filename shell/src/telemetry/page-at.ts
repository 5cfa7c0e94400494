import type { Metric } from 'web-vitals';

type Places = {
  /** The page that this page load began with. */
  first: string;
  /** Paths of the pages that are shown, the present one at once. */
  subscribe(onPath: (pathname: string) => void): { unsubscribe(): void };
};

/**
 * Remembers which page was shown when: vitals are reported when the visitor leaves, often from another page than the one
 * that they are about.
 */
export function pageAt({ performance }: Window, { first, subscribe }: Places) {
  const shown: [time: number, pathname: string][] = [[0, first]];
  const following = subscribe((pathname) => {
    if (shown.at(-1)?.[1] !== pathname) shown.push([performance.now(), pathname]);
  });
  return {
    /** @param time milliseconds as of `performance.now()` */
    at: (time: number) => shown.filter(([since]) => since <= time).at(-1)?.[1] ?? first,
    end: () => {
      following.unsubscribe();
    },
  };
}

/** When a vital was decided: at its largest shift, press or picture; 0 when there was none. */
export function timeOf({ entries }: Pick<Metric, 'entries'>): number {
  const sizeOf = (entry: object) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0);
  const [largest] = [...entries].sort((one, other) => sizeOf(other) - sizeOf(one));
  return largest?.startTime ?? 0;
}
