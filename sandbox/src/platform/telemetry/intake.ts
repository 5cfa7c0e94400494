import { createCounter, type RateLimits } from '../http/limits';
import { keyOf } from './line-key';
import type { Keyed, Received, ReceivedStore } from './received';

/** Passes lines on to another collector. */
export type Exporter = {
  /** @param added lines that are new @param all every line, for counts */
  add(added: readonly Received[], all: readonly Received[]): void;
  /** Sends what waits. */
  stop(): Promise<void>;
};

export type Intake = Omit<ReceivedStore, 'add'> & {
  /**
   * Takes lines in: beyond the limit of their sender they are counted in one line for each hour.
   *
   * @param sender tells senders apart
   */
  add(rows: readonly Received[], sender: string): Promise<void>;
};

/**
 * Telemetry on its way into the store.
 *
 * @param limits null: unlimited
 */
export function createIntake(
  store: ReceivedStore,
  limits: Pick<RateLimits, 'telemetry'> | null,
  exporter?: Exporter,
  realTime: () => number = Date.now,
): Intake {
  const counter = limits ? createCounter(limits.telemetry, 60, realTime) : null;
  const takes = (sender: string) => {
    if (counter && counter.wait(sender) > 0) return false;
    counter?.add(sender);
    return true;
  };
  return {
    ...store,
    add: async (rows, sender) => {
      const taken: Keyed[] = [];
      let refused = 0;
      for (const row of rows)
        if (takes(sender)) taken.push({ key: keyOf(row), row });
        else refused += row.times;
      const [{ time } = { time: '' }] = rows;
      if (refused > 0) taken.push(refusedLine(time, refused));
      const added = await store.add(taken);
      exporter?.add(
        added,
        taken.map(({ row }) => row),
      );
    },
    clear: async () => {
      counter?.clear();
      await store.clear();
    },
  };
}

/** One for each hour, whatever was refused: nothing of it is kept but the number. */
function refusedLine(time: string, times: number): Keyed {
  const nothing = { remote: null, version: null, canary: null, visit: null, from: null, sample: null };
  const row = { time, kind: 'refused', code: 'over-limit', ...nothing, times, record: {} };
  return { key: `refused ${time.slice(0, 13)}`, row };
}
