import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { runTool } from '../test/run-process';
import { changedSince } from '../test/measured';
import { benchHash, keptDrawing, keptReport } from './bench-results';
import { goals, type Goal, type Results } from './goals';

const benchPage = 'docs/performance.md';
const marks = { start: '<!-- written by npm run bench -->', end: '<!-- end -->' } as const;

/** Writes the results into docs/performance.md, between the marks. @throws Error without results */
export async function writeBenchPage(): Promise<void> {
  const report = keptReport();
  if (!report) throw new Error('There are no results: `npm run bench` measures first.');
  const file = path.join(root, benchPage);
  const text = benchTable({ report, drawing: keptDrawing() }, benchHash());
  fs.writeFileSync(file, withTable(fs.readFileSync(file, 'utf8'), text));
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', benchPage]);
}

/** @throws Error when the document has no place for the results */
function withTable(document: string, table: string): string {
  const [before, rest] = document.split(marks.start);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error(`${benchPage} has no marks.`);
  return `${before}${marks.start}\n\n${table}\n\n${marks.end}${after}`;
}

/** @param now hash of the sources of today */
function benchTable(results: Results, now: string): string {
  const { report, drawing } = results;
  const others = [report, ...(drawing ? [drawing] : [])].filter(({ sources }) => sources !== now);
  return [
    `Medians of ${report.runs} ${report.runs === 1 ? 'round on a busy machine' : 'rounds'}, ${report.day}${drawing ? `; drawing measured on ${drawing.day}, ${drawing.pages + drawing.failed} pages` : ''}. Sources: \`${report.sources}\`.${others.length > 0 ? ` ${changedSince}.` : ''}`,
    '',
    ...rows(
      ['goal', '23 November', 'now', 'aim', ''],
      goals.map((goal) => [
        goal.name,
        goal.before,
        written(goal, goal.value(results)),
        `<= ${written(goal, goal.aim)}`,
        goal.value(results) === null ? 'not measured' : isMissed(goal, results) ? 'missed' : 'reached',
      ]),
    ),
    '',
    ...rows(
      [
        'page',
        'figure',
        'drawn',
        'not drawn',
        'one bundle',
        'one bundle, drawn',
        'drawn to one bundle',
        'to one bundle, drawn',
      ],
      pageRows(results),
    ),
    ...missedGoals(results),
  ].join('\n');
}

/** What was not reached, with what was measured to stand in the way; what is only supposed to is apart. */
function missedGoals(results: Results): string[] {
  const missed = goals.filter((goal) => isMissed(goal, results));
  const measured = missed.flatMap(({ name, why }) =>
    'measured' in why ? `- **${name}**: ${why.measured}.` : [],
  );
  const supposed = missed.flatMap(({ name, why }) =>
    'supposed' in why ? `- **${name}**: ${why.supposed}.` : [],
  );
  return [
    ...(measured.length > 0 ? ['', 'Not reached, with what was measured to stand in the way:', ''] : []),
    ...measured,
    ...(supposed.length > 0
      ? ['', 'Not reached, with what is supposed to stand in the way; it was not measured:', '']
      : []),
    ...supposed,
  ];
}

const isMissed = ({ value, aim, unit }: Goal, results: Results) => {
  const found = value(results);
  // As it is written: 1.054 is 1.05.
  return found !== null && Number(found.toFixed(unit === 'shift' ? 3 : 2)) > aim;
};

function written({ unit }: Pick<Goal, 'unit'>, value: number | null): string {
  if (value === null) return '';
  if (unit === 'seconds') return value >= 60 ? `${(value / 60).toFixed(1)} min` : `${value.toFixed(2)} s`;
  if (unit === 'kB') return `${value.toFixed(1)} kB`;
  return unit === 'shift' ? value.toFixed(3) : value.toFixed(2);
}

const measured = ['/home', '/campaign/101', '/storeDetail/1', '/user/myCard'];
const figures = {
  visible: 's',
  usable: 's',
  largestPaint: 's',
  blocking: 's',
  layoutShift: '',
  bytes: 'kB',
  allBytes: 'kB',
  documentBytes: 'kB',
  viewBytes: 'kB',
  laterBytes: 'kB',
} as const;
const names: Readonly<Record<string, string>> = {
  largestPaint: 'largest paint',
  blocking: 'blocking (TBT)',
  layoutShift: 'layout shift',
  bytes: 'bytes without the view',
  allBytes: 'bytes',
  documentBytes: 'document',
  viewBytes: 'document before its data',
  laterBytes: 'bytes afterwards, until quiet',
};

function pageRows({ report }: Results): string[][] {
  return measured.flatMap((page) =>
    Object.entries(figures).flatMap(([figure, unit]) => {
      const key = `${page} ${figure}`;
      const of = (variant: string) => inUnit(unit, report.figures[variant]?.[key]?.median);
      if (of('federated') === '') return [];
      const to = (variant: string) => report.against[variant]?.[key]?.median?.toFixed(2) ?? '';
      const variants = ['federated', 'undrawn', 'one-bundle', 'one-bundle-drawn'];
      return [[page, names[figure] ?? figure, ...variants.map(of), to('one-bundle'), to('one-bundle-drawn')]];
    }),
  );
}

function inUnit(unit: string, value: number | undefined): string {
  if (value === undefined) return '';
  if (unit === 's') return `${(value / 1_000).toFixed(2)} s`;
  return unit === 'kB' ? `${(value / 1_024).toFixed(1)} kB` : value.toFixed(3);
}

const rows = (head: readonly string[], cells: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`);
