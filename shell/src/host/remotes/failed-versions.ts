import { deviceNow } from '@mrw/shared-contracts/device/now';
export const failuresKey = 'mrw_failed_versions';
const day = 86_400_000;

/** Where the times of failures are stored, by the address of the version. */
export type FailureArea = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Failures of the last day. @throws when storage is blocked or holds something else */
export const failuresIn = (area: FailureArea) =>
  Object.entries(Object(JSON.parse(area().getItem(failuresKey) ?? '{}')) as object)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    .map(([base, times]) => [base, times.filter((time) => Number(time) > deviceNow() - day)] as const);

/** Versions that failed twice after their start, on this device and within a day. */
export function failedTwice(area: FailureArea): string[] {
  try {
    return failuresIn(area).flatMap(([base, times]) => (times.length > 1 ? base : []));
  } catch {
    return [];
  }
}
