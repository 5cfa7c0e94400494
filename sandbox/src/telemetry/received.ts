/** One line of what browsers sent about the product: a telemetry record, or the report of a browser itself. */
export type Received = Readonly<{
  time: string;
  kind: string;
  remote: string | null;
  version: string | null;
  code: string | null;
  canary: string | null;
  /** Of the page load, and of the address that sent it (a hash with a key of this process); null in reports of browsers. */
  visit?: string | null;
  from?: string | null;
  /** As it came. */
  record: Readonly<Record<string, unknown>>;
}>;

export type ReceivedList = {
  add(rows: readonly Received[]): void;
  /** The last 500, newest first. */
  all(): readonly Received[];
  /** Every kept one from a time on, oldest first. */
  since(time: Date): readonly Received[];
  clear(): void;
};

/** How many lines are kept, and how many are shown; the oldest ones give way. */
const limit = 50_000;
const shown = 500;

/** In memory only: reports are not needed after a restart. */
export function createReceivedList(): ReceivedList {
  let rows: Received[] = [];
  return {
    add: (added) => {
      rows.push(...added);
      // Not at every line: the list is long.
      if (rows.length > limit + shown) rows = rows.slice(-limit);
    },
    all: () => rows.slice(-shown).toReversed(),
    since: (from) => rows.filter(({ time }) => Date.parse(time) >= from.getTime()),
    clear: () => {
      rows = [];
    },
  };
}
