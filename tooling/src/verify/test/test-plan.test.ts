/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/root';
import { jestProjectsOf, planOfChange, planOfPackages, wholePlan, type TestPlan } from './test-plan';

const smoke = [
  'e2e/tests/federation/refused-releases.spec.ts',
  'e2e/tests/federation/independence.spec.ts',
  'e2e/tests/shell/navigation.spec.ts',
];

test.each<[string, string[], string[], Omit<TestPlan, 'format'>]>([
  [
    'one remote',
    ['mf-stores/src/app.tsx'],
    ['mf-stores'],
    { packages: ['mf-stores'], browser: ['e2e/tests/mf-stores/', ...smoke] },
  ],
  [
    'a remote with its own browser test',
    ['mf-stores/src/app.tsx', 'e2e/tests/mf-stores/store-map.spec.ts'],
    ['mf-stores', 'e2e'],
    {
      packages: ['mf-stores'],
      browser: ['e2e/tests/mf-stores/', 'e2e/tests/mf-stores/store-map.spec.ts', ...smoke],
    },
  ],
  [
    'a shared package: all that depend on it',
    ['shared-ui/src/button.tsx'],
    ['shared-ui', 'mf-stores', 'shell', 'e2e'],
    { packages: ['shared-ui', 'mf-stores', 'shell'], browser: null },
  ],
  ['the lock file', ['package-lock.json', 'mf-stores/src/app.tsx'], ['mf-stores'], wholePlan],
  [
    'a browser test',
    ['e2e/tests/shell/login.spec.ts'],
    ['e2e'],
    { packages: [], browser: ['e2e/tests/shell/login.spec.ts'] },
  ],
  ['what browser tests share', ['e2e/harness/site.ts'], ['e2e'], { packages: [], browser: null }],
  ['a helper of browser tests', ['e2e/tests/mf-offers/camera.ts'], ['e2e'], { packages: [], browser: null }],
  ['a document', ['docs/guides/operating.md'], ['docs'], { packages: ['tooling'], browser: [] }],
  [
    'the README of a remote',
    ['mf-stores/README.md'],
    ['mf-stores'],
    { packages: ['mf-stores', 'tooling'], browser: [] },
  ],
  ['nothing', [], [], { packages: [], browser: [] }],
])('%s', (_, changed, affected, plan) => {
  const format = plan.packages ? changed : null;
  expect(planOfChange(changed, affected)).toEqual({ ...plan, format });
});

test('packages that are named are tested as if they had changed', () => {
  expect(planOfPackages(['mf-offers'], ['mf-offers'])).toEqual({
    packages: ['mf-offers'],
    format: ['mf-offers', 'e2e/tests/mf-offers/'],
    browser: ['e2e/tests/mf-offers/', ...smoke],
  });
  expect(planOfPackages(['sandbox'], ['sandbox', 'e2e'])).toEqual({
    packages: ['sandbox'],
    format: ['sandbox'],
    browser: null,
  });
});

test.each([
  [['mf-stores/src/strings.ts'], ['mf-stores'], ['checks', 'mf-stores']],
  [['shell/member-wallet/src/start.ts'], ['shell/member-wallet', 'shell'], ['checks', 'shell']],
  [['e2e/tests/shell/login.spec.ts'], ['e2e'], ['checks']],
  [[], [], ['checks']],
  [['package-lock.json'], [], null],
])('what holds for all packages is tested with a change of %j', (changed, affected, projects) => {
  expect(jestProjectsOf(planOfChange(changed, affected))).toEqual(projects);
});

test('each check is a test in one project only, and there are some of texts, documents, styles and remotes', () => {
  const testsOf = (project: string) =>
    execFileSync('node', ['node_modules/jest/bin/jest.js', '--listTests', '--selectProjects', project], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .map((file) => path.relative(root, file));
  const [own, checks] = [testsOf('tooling'), testsOf('checks')];
  expect(checks).toEqual(
    expect.arrayContaining(
      [
        'texts/texts',
        'verify/docs/links',
        'checks/syntax/style-sheets',
        'compile/webpack/pages-of-remotes',
      ].map((file) => `tooling/src/${file}.test.ts`),
    ),
  );
  expect(own.filter((file) => checks.includes(file))).toEqual([]);
  expect(own).toContain('tooling/src/verify/test/test-plan.test.ts');
});

test('the tests of the smoke run are there, and every remote has a folder of browser tests', () => {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mf-'));
  expect(remotes.length).toBeGreaterThan(4);
  for (const place of [...smoke, ...remotes.map((name) => `e2e/tests/${name}`)])
    expect([place, fs.existsSync(path.join(root, place))]).toEqual([place, true]);
});
