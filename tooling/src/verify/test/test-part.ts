import { UsageError } from '../../process/usage-error';

/** Jobs of a workflow that run side by side, each on a machine of its own: together they are the whole run. */
export const partNames = ['checks', 'unit', 'browser'] as const;

export type TestPart = {
  takes: Readonly<Record<(typeof partNames)[number], boolean>>;
  /** A share of the tests of the part, as jest and Playwright write it: `1/3`. */
  shard: string | null;
  /** Whether it takes what is done once for all shares. */
  isFirst: boolean;
};

/**
 * What a run takes of its plan.
 *
 * @param part `checks`, `unit` or `browser`; all of them by default
 * @param shard `1/3` for the first third of a part that has tests
 * @throws UsageError for anything else
 */
export function readPart(part?: string, shard?: string): TestPart {
  if (part !== undefined && !partNames.some((name) => name === part))
    throw new UsageError(`${part} is no part of the tests: --part is ${partNames.join(', ')}.`);
  const takes = (name: string) => part === undefined || part === name;
  return {
    takes: { checks: takes('checks'), unit: takes('unit'), browser: takes('browser') },
    shard: shard ?? null,
    isFirst: shard === undefined || numberOf(shard, part) === 1,
  };
}

function numberOf(shard: string, part: string | undefined): number {
  if (part !== 'unit' && part !== 'browser')
    throw new UsageError('--shard divides a part that has tests: it needs --part unit or --part browser.');
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (number < 1 || number > count)
    throw new UsageError(`${shard} is no share: --shard is 1/3, 2/3 or 3/3 when a part is divided in three.`);
  return number;
}
