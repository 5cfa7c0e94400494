import { jestAloneResults, type UnitResult } from './results';
import { unitSuite } from './unit-suite';

const passed = (file: string, title = file): UnitResult => ({ title, passed: true, file });
const failed = (file: string, title = file): UnitResult => ({ title, passed: false, file });
const many = ['a', 'b', 'c', 'd'].map((file) => failed(file));

const runOf = async (first: UnitResult[], alone: UnitResult[]) => {
  const runs: (readonly string[])[] = [];
  const resultsIn = (output: string) => (output === jestAloneResults ? alone : first);
  const results = await unitSuite(
    { title: 'unit tests', output: 'unit.json', args: ['--maxWorkers=2', '--shard=1/2'] },
    {
      run: (output, args) => {
        runs.push(args);
        return Promise.resolve(resultsIn(output).every((result) => result.passed) ? 0 : 1);
      },
      read: resultsIn,
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

test.each<[string, UnitResult[], UnitResult[], UnitResult[], number]>([
  ['nothing failed', [passed('a')], [], [passed('a')], 1],
  ['it passes alone', [passed('a'), failed('b')], [passed('b')], [passed('a'), passed('b')], 2],
  ['it fails alone too', [passed('a'), failed('b')], [failed('b')], [passed('a'), failed('b')], 2],
  [
    'another test of the file fails alone',
    [passed('a'), failed('b', '1'), passed('b', '2')],
    [passed('b', '1'), failed('b', '2')],
    [passed('a'), passed('b', '1'), failed('b', '2')],
    2,
  ],
  ['one of two files was run', [failed('a'), failed('b')], [passed('a')], [failed('a'), failed('b')], 2],
  ['nothing was run', [failed('a')], [], [failed('a')], 2],
  ['more files failed than by accident', many, many.map(({ file }) => passed(file)), many, 1],
])('a run in CI: %s', async (_, first, alone, results, runs) => {
  const run = await runOf(first, alone);
  expect(run.results).toEqual(results);
  expect(run.runs).toHaveLength(runs);
});

test('the last try takes the files of what failed, none of them in another share', async () => {
  const { runs } = await runOf([failed('b'), failed('a'), passed('c')], [passed('a'), passed('b')]);
  expect(runs[1]).toEqual(['--runInBand', '--runTestsByPath', 'a', 'b']);
});

test('where a person waits, a test that fails has failed', async () => {
  delete process.env['CI'];
  const { results, runs } = await runOf([failed('a')], [passed('a')]);
  expect(results).toEqual([failed('a')]);
  expect(runs).toHaveLength(1);
});
