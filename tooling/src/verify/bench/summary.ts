import * as z from 'zod/mini';
import type { Growth } from './long-run';
import { ratiosOf, spreadOf, type Spread } from './statistics';
import { ours, undrawn } from './variants';

/** Values of every round, by variant and figure (`/home visible`). */
export type Rounds = Record<string, Record<string, number[]>>;

const spread = z.object({ median: z.number(), low: z.number(), high: z.number() });
/** Where nothing was to be divided, JSON has null. */
const ofRatio = z.object({
  median: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

export const benchReport = z.object({
  day: z.string(),
  runs: z.number(),
  /** The commit that the figures are about. */
  sources: z.string(),
  /** Against one bundle as it is today, without first views in its documents: medians of the ratios of each round. */
  ratios: z.record(z.string(), z.number()),
  /** Medians and quarters of every figure, by variant. */
  figures: z.record(z.string(), z.record(z.string(), spread)),
  /** Every figure of the product against that of each other variant. */
  against: z.record(z.string(), z.record(z.string(), ofRatio)),
  growth: z.record(
    z.string(),
    z.object({ nodes: z.number(), listeners: z.number(), heapBytes: z.number(), heapAtEnd: z.number() }),
  ),
});
export type BenchReport = z.infer<typeof benchReport>;

type Summary = Pick<BenchReport, 'ratios' | 'figures' | 'growth'> & {
  against: Record<string, Record<string, Spread>>;
};

/**
 * @throws Error when the product or the one bundle was not measured
 */
export function summary(rounds: Rounds, growth: Record<string, Growth>): Summary {
  const mapFigures = <T>(of: Record<string, number[]>, make: (values: number[], figure: string) => T) =>
    Object.fromEntries(Object.entries(of).map(([figure, values]) => [figure, make(values, figure)]));
  const product = withoutViews(rounds);
  const others = Object.entries(rounds).filter(([name]) => name !== ours);
  const against = Object.fromEntries(
    others.map(([name, theirs]) => [
      name,
      mapFigures(onlyOf(product, theirs), (values, figure) => ratiosOf(values, theirs[figure] ?? [])),
    ]),
  );
  const ratio = (figure: string) => {
    const found = against['one-bundle']?.[figure];
    if (!found) throw new Error(`"${figure}" was not measured against one bundle.`);
    return rounded(found.median);
  };
  // Of the product with a preparation, against the bundle without that.
  const prepared = (figure: string) =>
    rounded(ratiosOf(product[figure] ?? [], rounds['one-bundle']?.['next visible'] ?? []).median);
  return {
    ratios: {
      visible: ratio('/home visible'),
      usable: ratio('/home usable'),
      bytes: ratio('/home bytes'),
      requests: ratio('/home requests'),
      depth: ratio('/home depth'),
      nextRemote: prepared('next with prefetch visible'),
      nextUnprepared: ratio('next visible'),
      nextQuiet: prepared('next after quiet visible'),
      reload: ratio('reload visible'),
    },
    figures: Object.fromEntries(
      Object.entries({ ...rounds, [ours]: product }).map(([name, of]) => [name, mapFigures(of, spreadOf)]),
    ),
    against,
    growth,
  };
}

const rounded = (value: number) => Number(value.toFixed(3));

const onlyOf = (product: Record<string, number[]>, theirs: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(product).filter(([figure]) => theirs[figure]));

/**
 * The figures of the product, whose `bytes` are those without the first views: the document of a page counts as it is
 * without one. `allBytes` are those that came.
 */
function withoutViews(rounds: Rounds): Record<string, number[]> {
  const product = rounds[ours] ?? {};
  const plain = rounds[undrawn] ?? {};
  const made = Object.entries(product).map(([figure, values]): [string, number[]][] => {
    const [page, name] = figure.split(' ');
    const documents = `${page ?? ''} documentBytes`;
    const [withView, without] = [product[documents], plain[documents]];
    if (name !== 'bytes' || !withView || !without) return [[figure, values]];
    const less = values.map((bytes, round) => bytes - (withView[round] ?? 0) + (without[round] ?? 0));
    return [
      [figure, less],
      [`${page ?? ''} allBytes`, values],
    ];
  });
  return Object.fromEntries(made.flat());
}
