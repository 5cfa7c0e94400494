/** One line of what browsers sent about the product: a telemetry record, or the report of a browser itself. */
export type Received = Readonly<{
  time: string;
  kind: string;
  remote: string | null;
  version: string | null;
  code: string | null;
  canary: string | null;
  /** Of the page load, and of the network that sent it (a hash with a key of this process); null in reports of browsers. */
  visit: string | null;
  from: string | null;
  /** How many equal ones this line stands for. */
  times: number;
  /** The part of page loads that send anything; null: all of them. */
  sample: number | null;
  /** What it says, as it came. */
  record: Readonly<Record<string, unknown>>;
}>;

/** A line, and what it shares with lines that are equal to it. */
export type Keyed = Readonly<{ key: string; row: Received }>;

/** Where lines are kept. A line with a known key is added to the one that is there. */
export type ReceivedStore = {
  /** @returns lines that are new */
  add(lines: readonly Keyed[]): Promise<readonly Received[]>;
  /** The last 500, newest first. */
  newest(): Promise<readonly Received[]>;
  /** Every kept one from a time on, oldest first. */
  since(time: Date): Promise<readonly Received[]>;
  clear(): Promise<void>;
};

/** How many lines are shown. */
export const shownLines = 500;

/** Equal lines of one call as one. */
export function foldedLines(lines: readonly Keyed[]): Keyed[] {
  const folded = new Map<string, Keyed>();
  for (const { key, row } of lines) {
    const times = (folded.get(key)?.row.times ?? 0) + row.times;
    folded.set(key, { key, row: { ...(folded.get(key)?.row ?? row), times } });
  }
  return [...folded.values()];
}
