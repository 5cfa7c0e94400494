import type { DrawnView } from './drawn-view';

/** Whether a view is made of what is live, and not older than its limit. @param now milliseconds since 1970 */
export const isCurrent = (
  { versions, until }: Pick<DrawnView, 'versions' | 'until'>,
  live: Readonly<Record<string, string>>,
  now: number,
): boolean => now < until && Object.entries(versions).every(([name, version]) => live[name] === version);
