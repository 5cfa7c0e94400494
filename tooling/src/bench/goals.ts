import type { DrawingReport } from './bench-results';
import type { BenchReport } from './summary';

/** A line of the table in docs/performance.md. */
export type Goal = {
  name: string;
  /** What was measured last before documents had first views: 23 November 2026, 7 rounds on an idle machine. */
  before: string;
  aim: number;
  unit: 'ratio' | 'seconds' | 'shift' | 'kB';
  value(results: Results): number | null;
  /** What is supposed to stand in the way when it is not reached. */
  why: string;
};

export type Results = { report: BenchReport; drawing: DrawingReport | null };

const publicPages = ['/home', '/campaign/101', '/storeDetail/1'];
const worst = (values: readonly (number | null | undefined)[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
};
const againstBundle =
  (figure: string) =>
  ({ report }: Results) =>
    report.against['one-bundle']?.[figure]?.median ?? null;
const ofBundle = (figure: string) => (results: Results) =>
  worst(publicPages.map((page) => againstBundle(`${page} ${figure}`)(results)));
const ofProduct =
  (figure: string) =>
  ({ report }: Results) =>
    worst(publicPages.map((page) => report.figures['federated']?.[`${page} ${figure}`]?.median));
const ratio =
  (name: string) =>
  ({ report }: Results) =>
    report.ratios[name] ?? null;

const inSeconds = (milliseconds: number | null) => (milliseconds === null ? null : milliseconds / 1_000);

/** Of three pages the slowest counts. */
export const goals: readonly Goal[] = [
  {
    name: 'visible, three public pages',
    before: '1.06',
    aim: 0.35,
    unit: 'ratio',
    value: ofBundle('visible'),
    why: 'the document is compressed for every answer and its first script decides before the view is shown',
  },
  {
    name: 'usable, three public pages',
    before: '1.06',
    aim: 1.05,
    unit: 'ratio',
    value: ofBundle('usable'),
    why: 'the real view is rendered behind the drawn one and waits for its pictures before they change places',
  },
  {
    name: 'largest paint, three public pages',
    before: '2.23 s',
    aim: 1,
    unit: 'seconds',
    value: (results) => inSeconds(ofProduct('largestPaint')(results)),
    why: 'the largest part is a picture, which shares the connection with the packages',
  },
  {
    name: 'layout shift of a visit, three public pages',
    before: '0',
    aim: 0.02,
    unit: 'shift',
    value: ofProduct('layoutShift'),
    why: 'a part of the real view has another height than the drawn one',
  },
  {
    name: 'visible, My card',
    before: '0.99',
    aim: 1.03,
    unit: 'ratio',
    value: againstBundle('/user/myCard visible'),
    why: 'members get the page as it was; the packages are what they wait for',
  },
  {
    name: 'next remote out of nothing',
    before: '1.28',
    aim: 1,
    unit: 'ratio',
    value: ratio('nextUnprepared'),
    why: 'its hashes are checked and its entry runs before its chunk where the bundle has one file',
  },
  {
    name: 'next remote, pointed at',
    before: '0.68',
    aim: 0.65,
    unit: 'ratio',
    value: ratio('nextRemote'),
    why: 'the bundle needs one file, which is there almost as soon as it is asked for',
  },
  {
    name: 'bytes of /home without the first view',
    before: '1.15',
    aim: 1.12,
    unit: 'ratio',
    value: ratio('bytes'),
    why: 'the runtime of federation and what is shared as a whole (below)',
  },
  {
    name: 'drawn document before its data',
    before: '–',
    aim: 13.5,
    unit: 'kB',
    value: ({ report }) => {
      const most = worst(
        publicPages.map((page) => report.figures['federated']?.[`${page} viewBytes`]?.median),
      );
      return most === null ? null : most / 1_024;
    },
    why: 'styles of the view and the plan of the first script are most of it',
  },
  {
    name: 'warm reload of /home',
    before: '0.84',
    aim: 0.85,
    unit: 'ratio',
    value: ratio('reload'),
    why: 'scripts are in memory already, so that the first view gains little',
  },
  {
    name: 'a thousand pages drawn, two processors',
    before: '–',
    aim: 600,
    unit: 'seconds',
    value: ({ drawing }) => (drawing ? (1_000 * drawing.seconds) / (drawing.pages + drawing.failed) : null),
    why: 'each page is rendered once and compared at five widths',
  },
  {
    name: 'one page after a change',
    before: '–',
    aim: 3,
    unit: 'seconds',
    value: ({ drawing }) => drawing?.changed.seconds ?? null,
    why: 'the lists are read first and every language is drawn',
  },
];
