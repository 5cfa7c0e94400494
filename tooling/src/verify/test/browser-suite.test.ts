import { browserSuite } from './browser-suite';
import { aloneResults, type TestResult } from './results';

const passed = (title: string): TestResult => ({ title, passed: true });
const failed = (title: string): TestResult => ({ title, passed: false });
const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(failed);

const runOf = async (first: TestResult[], alone: TestResult[]) => {
  const runs: (readonly string[])[] = [];
  const results = await browserSuite(
    ['tests/shell'],
    {},
    {
      run: (args) => {
        runs.push(args);
        return Promise.resolve((runs.length > 1 ? alone : first).every((result) => result.passed) ? 0 : 1);
      },
      read: (file) => (file === aloneResults ? alone : first),
    },
  );
  return { results, runs };
};

const ci = process.env['CI'];
beforeEach(() => {
  process.env['CI'] = 'true';
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  process.env['CI'] = ci;
  if (ci === undefined) delete process.env['CI'];
});

test.each<[string, TestResult[], TestResult[], TestResult[], number]>([
  ['nothing failed', [passed('a')], [], [passed('a')], 1],
  ['it passes alone', [passed('a'), failed('b')], [passed('b')], [passed('a'), passed('b')], 2],
  ['it fails alone too', [passed('a'), failed('b')], [failed('b')], [passed('a'), failed('b')], 2],
  [
    'one of two with one title fails alone too',
    [failed('a'), failed('a')],
    [failed('a'), passed('a')],
    [failed('a'), passed('a')],
    2,
  ],
  ['something else was run', [failed('a')], [passed('b')], [failed('a')], 2],
  ['nothing was run', [failed('a')], [], [failed('a')], 2],
  ['more failed than by accident', many, many.map(({ title }) => passed(title)), many, 1],
])('a run in CI: %s', async (_, first, alone, results, runs) => {
  const run = await runOf(first, alone);
  expect(run.results).toEqual(results);
  expect(run.runs).toHaveLength(runs);
});

test('the last try takes only what failed, one after the other', async () => {
  const { runs } = await runOf([failed('a')], [passed('a')]);
  expect(runs[1]).toEqual(expect.arrayContaining(['tests/shell', '--last-failed', '--workers=1']));
});

test('where a person waits, a test that fails has failed', async () => {
  delete process.env['CI'];
  const { results, runs } = await runOf([failed('a')], [passed('a')]);
  expect(results).toEqual([failed('a')]);
  expect(runs).toHaveLength(1);
});
