/** One line of what browsers sent about the product: a telemetry record, or the report of a browser itself. */
export type Received = Readonly<{
  time: string;
  kind: string;
  remote: string | null;
  version: string | null;
  code: string | null;
  canary: string | null;
  /** As it came. */
  record: Readonly<Record<string, unknown>>;
}>;

export type ReceivedList = {
  add(rows: readonly Received[]): void;
  /** Newest first. */
  all(): readonly Received[];
  clear(): void;
};

/** How many lines are kept; the oldest ones give way. */
const limit = 500;

/** In memory only: reports are not needed after a restart. */
export function createReceivedList(): ReceivedList {
  let rows: readonly Received[] = [];
  return {
    add: (added) => {
      rows = [...added.toReversed(), ...rows].slice(0, limit);
    },
    all: () => rows,
    clear: () => {
      rows = [];
    },
  };
}
