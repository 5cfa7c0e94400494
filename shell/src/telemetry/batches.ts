/** Milliseconds that a record waits for company, and how many go at once. */
const wait = 2_000;
const most = 20;

export interface Batches<Entry> {
  add(entry: Entry): void;
  /** Sends what waits: the page is being left. */
  flush(): void;
  /** Forgets what waits. */
  drop(): void;
}

/** Collects entries and hands them on together. */
export function createBatches<Entry>(send: (entries: readonly Entry[]) => void): Batches<Entry> {
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
  const flush = () => {
    const entries = waiting;
    drop();
    if (entries.length > 0) send(entries);
  };
  return {
    add: (entry) => {
      waiting.push(entry);
      if (waiting.length >= most) flush();
      else timer ??= setTimeout(flush, wait);
    },
    flush,
    drop,
  };
}
