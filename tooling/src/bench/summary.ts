import type { Growth } from './long-run';
import { ratiosOf, spreadOf, type Spread } from './statistics';

/** Values of every round, by variant and figure (`/home visible`). */
export type Rounds = Record<string, Record<string, number[]>>;

export type Report = {
  /** Against one bundle on /home, and from there to the next remote: medians of the ratios of each round. */
  ratios: Record<'visible' | 'bytes' | 'requests' | 'depth' | 'nextRemote' | 'reload', number>;
  /** Medians and quarters of every figure, by variant. */
  figures: Record<string, Record<string, Spread>>;
  /** Every figure of the product against that of each other variant. */
  against: Record<string, Record<string, Spread>>;
  growth: Record<string, Growth>;
};

const ours = 'federated';

/** @throws Error when the product or the one bundle was not measured */
export function summary(rounds: Rounds, growth: Record<string, Growth>): Report {
  const mapFigures = <T>(of: Record<string, number[]>, make: (values: number[], figure: string) => T) =>
    Object.fromEntries(Object.entries(of).map(([figure, values]) => [figure, make(values, figure)]));
  const product = rounds[ours] ?? {};
  const others = Object.entries(rounds).filter(([name]) => name !== ours);
  const against = Object.fromEntries(
    others.map(([name, theirs]) => [
      name,
      mapFigures(product, (values, figure) => ratiosOf(values, theirs[figure] ?? [])),
    ]),
  );
  const ratio = (figure: string) => {
    const found = against['one-bundle']?.[figure];
    if (!found) throw new Error(`"${figure}" was not measured against one bundle.`);
    return Number(found.median.toFixed(3));
  };
  const bundleNext = rounds['one-bundle']?.['next visible'] ?? [];
  return {
    ratios: {
      visible: ratio('/home visible'),
      bytes: ratio('/home bytes'),
      requests: ratio('/home requests'),
      depth: ratio('/home depth'),
      // With prefetch on intent against a bundle without.
      nextRemote: Number(ratiosOf(product['next with prefetch visible'] ?? [], bundleNext).median.toFixed(3)),
      reload: ratio('reload visible'),
    },
    figures: Object.fromEntries(Object.entries(rounds).map(([name, of]) => [name, mapFigures(of, spreadOf)])),
    against,
    growth,
  };
}
