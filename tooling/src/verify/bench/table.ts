import type { BenchReport } from './summary';

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(0)} kB`;

const units: Readonly<Record<string, (value: number) => string>> = {
  firstPaint: seconds,
  largestPaint: seconds,
  visible: seconds,
  usable: seconds,
  drawing: seconds,
  blocking: seconds,
  longest: seconds,
  bytes: kilobytes,
  allBytes: kilobytes,
  documentBytes: kilobytes,
  viewBytes: kilobytes,
  laterBytes: kilobytes,
  layoutShift: (value) => value.toFixed(3),
};

const withUnit = (figure: string) => units[figure.split(' ').at(-1) ?? ''] ?? String;
type Ratio = BenchReport['against'][string][string];
// Where nothing moved or blocked in a round it is something of zero.
const ratio = ({ median, low, high }: Ratio) =>
  median === null || low === null || high === null
    ? ''
    : `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/** The report as tables of Markdown: medians of every variant, and the ratios of the rounds. */
export function tableOf({
  figures,
  against,
  growth,
}: Pick<BenchReport, 'against' | 'figures' | 'growth'>): string {
  const names = Object.keys(figures);
  const rows = Object.keys(figures['federated'] ?? {}).map((figure) => [
    figure,
    ...names.map((name) => {
      const median = figures[name]?.[figure]?.median;
      return median === undefined ? '' : withUnit(figure)(median);
    }),
    ...Object.values(against).map((of) => (of[figure] ? ratio(of[figure]) : '')),
  ]);
  const head = ['', ...names, ...Object.keys(against).map((name) => `to ${name}`)];
  const grown = Object.entries(growth).map(([name, { nodes, listeners, heapBytes, heapAtEnd }]) => [
    name,
    String(nodes),
    String(listeners),
    kilobytes(heapBytes),
    kilobytes(heapAtEnd),
  ]);
  return [
    ...markdown(head, rows),
    '',
    ...markdown(['long visit', 'nodes more', 'listeners more', 'heap more', 'heap at the end'], grown),
  ].join('\n');
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
