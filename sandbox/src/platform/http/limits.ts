import * as z from 'zod/mini';
import { Refusal } from './refusal';

const count = z.int().check(z.positive());
const rateLimits = z.strictObject({
  /** Calls of one address in a minute. */
  all: z._default(count, 6_000),
  /** Telemetry records of one address in a minute. */
  telemetry: z._default(count, 1_200),
  /** Failed attempts for one account in a window, and of one address. */
  account: z._default(count, 10),
  address: z._default(count, 60),
  /** Length of that window. */
  seconds: z._default(count, 900),
});

/** Generous for calls, because on one machine every browser has the same address. */
export type RateLimits = Readonly<z.infer<typeof rateLimits>>;

/**
 * @param setting `off`, or a JSON object with the limits that differ
 * @returns undefined when there are none
 * @throws when the setting is neither
 */
export const readRateLimits = (setting = '{}'): RateLimits | undefined =>
  setting === 'off' ? undefined : rateLimits.parse(JSON.parse(setting));

/** Counts by key, each in a window of its own that begins with the first count. */
export function createCounter(limit: number, seconds: number, realTime: () => number) {
  const windows = new Map<string, { count: number; end: number }>();
  const forgetEnded = () => {
    // The oldest is the first.
    for (const [key, { end }] of windows) {
      if (end > realTime()) return;
      windows.delete(key);
    }
  };
  return {
    /** Seconds until there is room; 0 when there is. */
    wait: (key: string): number => {
      forgetEnded();
      const window = windows.get(key);
      return window && window.count >= limit ? Math.ceil((window.end - realTime()) / 1_000) : 0;
    },
    add: (key: string) => {
      const window = windows.get(key);
      if (window) window.count += 1;
      else windows.set(key, { count: 1, end: realTime() + seconds * 1_000 });
    },
    takeBack: (key: string) => {
      const window = windows.get(key);
      if (window) window.count -= 1;
    },
    clear: () => {
      windows.clear();
    },
  };
}

/** 429 with the seconds to wait. */
export const tooMany = (seconds: number, detail = 'Too many requests.'): Refusal =>
  new Refusal(429, { detail }, { 'retry-after': String(seconds) });
