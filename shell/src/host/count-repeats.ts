/** Milliseconds in which repetitions are only counted. */
const every = 10_000;

export interface Repeats {
  /** @param text makes the text of the report; called only when there is one */
  add(key: string, text: () => string): void;
  /** Reports the pending counts. */
  flush(): void;
}

/**
 * Reports the first of a kind at once, and repetitions within the next ten seconds as one report with their number:
 * 100,000 equal faults are two records.
 */
export function countRepeats(report: (key: string, text: string, times: number) => void): Repeats {
  const counted = new Map<
    string,
    { text: () => string; times: number; timer: ReturnType<typeof setTimeout> }
  >();
  const end = (key: string) => {
    const entry = counted.get(key);
    if (!entry) return;
    clearTimeout(entry.timer);
    counted.delete(key);
    if (entry.times > 0) report(key, entry.text(), entry.times);
  };
  return {
    add: (key, text) => {
      const entry = counted.get(key);
      if (entry) {
        entry.times += 1;
        entry.text = text;
        return;
      }
      report(key, text(), 1);
      counted.set(key, { text, times: 0, timer: setTimeout(end, every, key) });
    },
    flush: () => {
      for (const key of [...counted.keys()]) end(key);
    },
  };
}
