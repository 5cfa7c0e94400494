/** @jest-environment node */
import { faultPage } from './fault-table';
import { isOutdated, scoresOf } from './mutation-results';

const score = { caught: 9, all: 10, survivors: ['3 BooleanLiteral'], tests: [], sources: '' };

test('the page counts tests, cases and misses, and names what no test noticed', () => {
  const page = faultPage({
    day: '2026-11-21',
    tests: [
      { file: '', title: 'a | b', cases: 10, passed: true },
      { file: '', title: 'c', cases: 1, passed: false },
    ],
    mutations: [
      { name: 'shell', files: [{ ...score, file: 'shell/src/a.ts', outdated: false }], unmeasured: 2 },
    ],
    outdated: [],
  });
  expect(page).toContain('2 tests with 11 cases, 1 missed.');
  expect(page).toContain('| a \\| b | 10 | holds |\n| c | 1 | **MISSED** |');
  expect(page).toContain('| shell | 1 | 9 | 10 | 90.0 % | 0 | 2 |');
  expect(page).toContain('- shell/src/a.ts: 3 BooleanLiteral');
  expect(page).not.toContain('other sources\n\n');
});

test('a result of other sources is named and not counted', () => {
  const page = faultPage({
    day: '2026-11-21',
    tests: [],
    mutations: [
      { name: 'shell', files: [{ ...score, file: 'shell/src/a.ts', outdated: true }], unmeasured: 0 },
    ],
    outdated: ['shell/src/a.ts'],
  });
  expect(page).toContain('## Measured on other sources');
  expect(page).toContain('- shell/src/a.ts\n');
  expect(page).toContain('| shell | 0 | 0 | 0 | not run | 1 | 0 |');
  expect(page).not.toContain('BooleanLiteral');
});

test('a report of Stryker becomes a score for each file, with the tests that judge it', () => {
  const mutant = (status: string, line: number) => ({
    status,
    mutatorName: 'BooleanLiteral',
    location: { start: { line } },
    coveredBy: ['1'],
  });
  const report = {
    files: {
      'src/package-manifest.ts': {
        mutants: [mutant('Killed', 1), mutant('Survived', 2), mutant('Ignored', 3), mutant('Timeout', 4)],
      },
    },
    testFiles: { 'src/faults/fault-table.test.ts': { tests: [{ id: '1' }] } },
  };
  const [first, second] = scoresOf('tooling', report, ['src/package-manifest.ts', 'src/root.ts']);
  expect(first).toMatchObject({
    file: 'tooling/src/package-manifest.ts',
    caught: 2,
    all: 3,
    survivors: ['2 BooleanLiteral'],
    tests: ['tooling/src/faults/fault-table.test.ts'],
  });
  expect(second).toMatchObject({ file: 'tooling/src/root.ts', caught: 0, all: 0 });
  expect(first && isOutdated(first)).toBe(false);
  expect(first && isOutdated({ ...first, tests: [...first.tests, 'tooling/src/gone.test.ts'] })).toBe(true);
});
