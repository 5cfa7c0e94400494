/** Milliseconds that a record waits for others, and the maximum of a batch. */
const wait = 2_000;
const most = 20;

export interface Batches<Entry> {
  add(entry: Entry): void;
  /** Sends pending records: the page is being closed. */
  flush(): void;
  /** Drops pending records. */
  drop(): void;
}

/** Collects entries and passes them on in batches. */
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
