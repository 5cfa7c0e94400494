import type { OldestBrowsers } from '@mrw/shared-contracts/manifest';

/** The engine counts: every browser of iOS is the Safari of its system. */
const engines: readonly (readonly [keyof OldestBrowsers, RegExp])[] = [
  ['safari', /\b(?:iPhone|iPad|iPod)\b.* OS (\d+)_(\d+)/],
  ['chrome', /Chrom(?:e|ium)\/(\d+)/],
  ['firefox', /\bFirefox\/(\d+)/],
  ['safari', /\bVersion\/(\d+)\.(\d+).* Safari\//],
];

/** Whether a browser has at least the named version; one that is not recognised may try. */
export function isNewEnough(userAgent: string, browsers: OldestBrowsers): boolean {
  for (const [engine, pattern] of engines) {
    const [found, major, minor = '0'] = pattern.exec(userAgent) ?? [];
    if (found) return Number(`${major}.${minor}`) >= (browsers[engine] ?? 0);
  }
  return true;
}
