import type { FaultResult } from './fault-results';
import type { MutationScore } from './mutations';

/** What a run says about itself. */
export type FaultRun = {
  /** `2026-11-21` */
  day: string;
  tests: readonly FaultResult[];
  /** Lines of `npm run guards`; empty when they were not run. */
  guards: readonly string[];
  mutations: readonly MutationScore[];
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

/** docs/faults.md, as `npm run faults` writes it. */
export function faultPage({ day, tests, guards, mutations }: FaultRun): string {
  const missed = tests.filter(({ passed }) => !passed);
  const cases = tests.reduce((sum, test) => sum + test.cases, 0);
  return [
    '# Faults, storms and hostile input',
    '',
    `Written by \`npm run faults\` on ${day}. ${tests.length} tests with ${cases} cases, ${missed.length} missed.`,
    '',
    row('Test', 'Cases', 'Result'),
    row('---', '---', '---'),
    ...tests.map(({ title, cases: of, passed }) => row(title, String(of), passed ? 'holds' : '**MISSED**')),
    '',
    '## Guards',
    '',
    'Each rule was taken out of a copy of the source; a test must fail without it.',
    '',
    ...(guards.length === 0 ? ['Not run.'] : guards.map((line) => `- ${line}`)),
    '',
    '## Do the tests bite?',
    '',
    'Changes made by Stryker to rules, contracts and the host kernel, and how many of them a test noticed. Values that are made',
    'once, when a file is loaded, are left as they are.',
    '',
    row('Package', 'Noticed', 'All', 'Score'),
    row('---', '---', '---', '---'),
    ...mutations.map(({ name, caught, all }) =>
      row(
        name,
        String(caught),
        String(all),
        all === 0 ? 'not run' : `${((100 * caught) / all).toFixed(1)} %`,
      ),
    ),
    '',
    ...mutations.flatMap(({ name, survivors }) =>
      survivors.length === 0
        ? []
        : [`### Not noticed in ${name}`, '', ...survivors.map((text) => `- ${text}`), ''],
    ),
  ].join('\n');
}
