import type { FaultResult } from './fault-results';
import type { FileScore } from './mutation-results';

export type Measured = FileScore & { outdated: boolean };

/** The summary of a run. */
export type FaultRun = {
  /** `2026-11-21` */
  day: string;
  tests: readonly FaultResult[];
  /** By package: what was measured of it, and how many files of its list were not. */
  mutations: readonly { name: string; files: readonly Measured[]; unmeasured: number }[];
  /** Files whose results are of other sources than those of today. */
  outdated: readonly string[];
};

/** Titles hold the hostile texts themselves. */
const cell = (text: string) =>
  text
    .slice(0, 180)
    .replace(/[\p{C}\p{Z}]/gu, (mark) =>
      mark === ' ' ? mark : `U+${mark.codePointAt(0)?.toString(16) ?? ''}`,
    )
    .replaceAll('|', '\\|');
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** The heading of the list that a test compares with the sources. */
export const outdatedHeading = '## Measured on other sources';

/** docs/faults.md, as `npm run faults` writes it. */
export function faultPage({ day, tests, mutations, outdated }: FaultRun): string {
  const missed = tests.filter(({ passed }) => !passed);
  const cases = tests.reduce((sum, test) => sum + test.cases, 0);
  return [
    '# Faults, stress and hostile input',
    '',
    `Written by \`npm run faults\` on ${day}. ${tests.length} tests with ${cases} cases, ${missed.length} missed.`,
    '',
    ...outdatedList(outdated),
    '## Tests',
    '',
    row('Test', 'Cases', 'Result'),
    row('---', '---', '---'),
    ...tests.map(({ title, cases: of, passed }) => row(title, String(of), passed ? 'holds' : '**MISSED**')),
    '',
    '## Do the tests notice?',
    '',
    'Changes made by Stryker to rules, components, contracts, the host kernel and the sandbox, and how many a test noticed. Values that',
    'are made once, when a file is loaded, are left as they are; so are lists of dependencies of hooks, which the linter checks,',
    'and classes and variants of a look. Results of other sources are not counted.',
    '',
    row('Package', 'Files', 'Noticed', 'All', 'Score', 'Other sources', 'Not measured'),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...mutations.map(packageRow),
    '',
    ...mutations.flatMap(({ name, files }) => survivorsOf(name, files)),
  ].join('\n');
}

function outdatedList(outdated: readonly string[]): string[] {
  const says =
    'The file, or a test that judges it, has changed since the run, or the run did not record its sources:';
  return outdated.length === 0
    ? []
    : [outdatedHeading, '', says, '', ...outdated.map((file) => `- ${file}`), ''];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function packageRow({ name, files, unmeasured }: FaultRun['mutations'][number]): string {
  const current = files.filter(({ outdated }) => !outdated);
  const caught = sum(current.map((file) => file.caught));
  const all = sum(current.map((file) => file.all));
  const score = all === 0 ? 'not run' : `${((100 * caught) / all).toFixed(1)} %`;
  const counts = [current.length, caught, all, score, files.length - current.length, unmeasured];
  return row(name, ...counts.map(String));
}

function survivorsOf(name: string, files: readonly Measured[]): string[] {
  const lines = files
    .filter(({ outdated, survivors }) => !outdated && survivors.length > 0)
    .map(({ file, survivors }) => `- ${file}: ${survivors.join(', ')}`);
  return lines.length === 0 ? [] : [`### Not noticed in ${name}`, '', ...lines, ''];
}
