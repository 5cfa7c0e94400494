import type { DrawingReport } from './bench-results';
import type { BenchReport } from './summary';

/** A line of the first table that `npm run bench` reports. */
export type Goal = {
  name: string;
  aim: number;
  unit: 'ratio' | 'seconds' | 'shift' | 'kB';
  value(results: Results): number | null;
};

type Results = { report: BenchReport; drawing: DrawingReport | null };

const publicPages = ['/home', '/campaign/101', '/storeDetail/1'];
const worst = (values: readonly (number | null | undefined)[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
};
const againstBundle =
  (figure: string) =>
  ({ report }: Results) =>
    report.against['one-bundle']?.[figure]?.median ?? null;
/** The larger one of two ratios to one bundle. */
const largerOf =
  (...figures: string[]) =>
  (results: Results) =>
    worst(figures.map((figure) => againstBundle(figure)(results)));
const seenAgain = ['again', 'again:/campaign/101', 'again:/storeDetail/1'];
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
  { name: 'visible, three public pages', aim: 0.35, unit: 'ratio', value: ofBundle('visible') },
  { name: 'usable, three public pages', aim: 1.05, unit: 'ratio', value: ofBundle('usable') },
  {
    name: 'largest paint, three public pages',
    aim: 1,
    unit: 'seconds',
    value: (results) => inSeconds(ofProduct('largestPaint')(results)),
  },
  {
    name: 'layout shift of a visit, three public pages',
    aim: 0.02,
    unit: 'shift',
    value: ofProduct('layoutShift'),
  },
  { name: 'visible, My card', aim: 1.03, unit: 'ratio', value: againstBundle('/user/myCard visible') },
  {
    name: 'second visit, visible, three public pages',
    aim: 0.5,
    unit: 'ratio',
    value: largerOf(...seenAgain.map((visit) => `${visit} visible`)),
  },
  {
    name: 'second visit, usable, three public pages',
    aim: 1,
    unit: 'ratio',
    value: largerOf(...seenAgain.map((visit) => `${visit} usable`)),
  },
  {
    name: 'warm reload, usable, three public pages',
    aim: 1,
    unit: 'ratio',
    value: largerOf(...seenAgain.map((visit) => `${visit.replace('again', 'reload')} usable`)),
  },
  {
    name: 'second visit of a member, usable, My card and /home',
    aim: 0.9,
    unit: 'ratio',
    value: largerOf('again:/user/myCard usable', 'again:member/home usable'),
  },
  {
    name: 'processor twelve times slower, visible, /home',
    aim: 0.42,
    unit: 'ratio',
    value: againstBundle('slowest/home visible'),
  },
  {
    name: 'processor twelve times slower, usable, /home',
    aim: 1.06,
    unit: 'ratio',
    value: againstBundle('slowest/home usable'),
  },
  {
    name: 'processor twelve times slower, first paint to that without a view',
    aim: 1,
    unit: 'ratio',
    value: ({ report }) => report.against['undrawn']?.['slowest/home firstPaint']?.median ?? null,
  },
  { name: 'next remote out of nothing', aim: 1, unit: 'ratio', value: ratio('nextUnprepared') },
  { name: 'next remote, pointed at', aim: 0.65, unit: 'ratio', value: ratio('nextRemote') },
  { name: 'next remote after quiet prefetch', aim: 1, unit: 'ratio', value: ratio('nextQuiet') },
  { name: 'bytes of /home without the first view', aim: 1.12, unit: 'ratio', value: ratio('bytes') },
  {
    name: 'drawn document before its data',
    aim: 13.5,
    unit: 'kB',
    value: ({ report }) => {
      const most = worst(
        publicPages.map((page) => report.figures['federated']?.[`${page} viewBytes`]?.median),
      );
      return most === null ? null : most / 1_024;
    },
  },
  { name: 'warm reload of /home', aim: 0.85, unit: 'ratio', value: ratio('reload') },
  {
    name: 'a thousand pages drawn, two processors',
    aim: 600,
    unit: 'seconds',
    value: ({ drawing }) => (drawing ? (1_000 * drawing.seconds) / (drawing.pages + drawing.failed) : null),
  },
  {
    name: 'one page after a change',
    aim: 3,
    unit: 'seconds',
    value: ({ drawing }) => drawing?.changed.seconds ?? null,
  },
];
