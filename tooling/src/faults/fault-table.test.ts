/** @jest-environment node */
import { faultPage } from './fault-table';

test('the page counts tests, cases and misses, and names what no test noticed', () => {
  const page = faultPage({
    day: '2026-11-21',
    tests: [
      { file: '', title: 'a | b', cases: 10, passed: true },
      { file: '', title: 'c', cases: 1, passed: false },
    ],
    guards: ['noticed by a test: stock (sandbox/src/rules.ts, src/rules.test.ts)'],
    mutations: [{ name: 'shell', caught: 9, all: 10, survivors: ['shell/src/a.ts:3 BooleanLiteral'] }],
  });
  expect(page).toContain('2 tests with 11 cases, 1 missed.');
  expect(page).toContain('| a \\| b | 10 | holds |\n| c | 1 | **MISSED** |');
  expect(page).toContain('- noticed by a test: stock');
  expect(page).toContain('| shell | 9 | 10 | 90.0 % |');
  expect(page).toContain('- shell/src/a.ts:3 BooleanLiteral');
});

test('what was not run is said', () => {
  expect(faultPage({ day: '2026-11-21', tests: [], guards: [], mutations: [] })).toContain('Not run.');
});
