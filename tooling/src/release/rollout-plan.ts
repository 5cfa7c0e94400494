import * as z from 'zod/mini';
import { UsageError } from '../process/usage-error';

/** Shares that a version gets one after another while `release watch` finds nothing against it. */
export const rolloutPlan = z.object({
  /** Percent, rising; the last one is 100. */
  shares: z.array(z.int()),
  /** Milliseconds that each share takes at least. */
  every: z.int(),
  /** When the first share began (ISO 8601, UTC). */
  began: z.iso.datetime(),
  /** The kind of reason for which it waits. */
  held: z.optional(z.string()),
});

export type RolloutPlan = z.infer<typeof rolloutPlan>;

const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/**
 * Reads the options of a plan.
 *
 * @param shares `5,25,100`
 * @param every `10m`, `90s`, `1h`
 * @throws Error with what is expected
 */
export function readPlan(shares: string, every: string, began: string): RolloutPlan {
  const list = shares.split(',').map(Number);
  const rises = list.every((share, index) => Number.isInteger(share) && share > (list[index - 1] ?? 0));
  if (!rises || list.length < 2 || list.at(-1) !== 100)
    throw new UsageError('--plan is a list of rising shares in percent that ends with 100: 5,25,100.');
  const [, number, unit = ''] = /^([1-9]\d{0,3})([smh])$/.exec(every) ?? [];
  if (!number) throw new UsageError('--every is a time such as 90s, 10m or 1h.');
  return { shares: list, every: Number(number) * (units[unit] ?? 0), began };
}

/** The share after the present one. */
export const nextShare = ({ shares }: RolloutPlan, percent: number) =>
  shares.find((share) => share > percent) ?? 100;
