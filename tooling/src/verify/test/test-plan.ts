import { remoteNamePattern } from '@mrw/shared-contracts/manifest';

/** What one run of the tests takes; `null` stands for all of it. */
export type TestPlan = {
  /** Folders of packages: their unit tests and lint, and their compatibility with what is released. */
  packages: readonly string[] | null;
  /** Files or folders whose format is checked: what did not change has its format still. */
  format: readonly string[] | null;
  /** Browser tests, as files or folders. None at all for an empty list. */
  browser: readonly string[] | null;
};

export const wholePlan: TestPlan = { packages: null, format: null, browser: null };

/** The projects of jest in a plan: what holds for all packages at once is in each of them. */
export const jestProjectsOf = ({ packages }: TestPlan): readonly string[] | null =>
  // A package below another one is tested with it.
  packages && ['checks', ...new Set(packages.map((folder) => folder.split('/', 1).join()))];

/** Every remote runs beside its neighbours in the live shell, and one can still get from page to page. */
const smoke = [
  'e2e/tests/federation/refused-releases.spec.ts',
  'e2e/tests/federation/independence.spec.ts',
  'e2e/tests/shell/navigation.spec.ts',
];

/**
 * What a change needs. A remote needs its own tests and the smoke run; what others build on needs their tests and all
 * browser tests; a file that belongs to no package (a lock file, a configuration) needs everything.
 *
 * @param changed files, as git names them
 * @param affected folders of the packages that changed or depend on such a one
 */
export function planOfChange(changed: readonly string[], affected: readonly string[]): TestPlan {
  const sources = changed.filter((file) => !isProse(file));
  // Tests of the documents are in tooling.
  const packages = changed.some(isProse) ? withTooling(affected) : affected;
  const owners = sources.map(ownerOf);
  if (owners.includes(null)) return wholePlan;
  const browser = browserTestsOf(new Set(owners), sources);
  return { packages: packages.filter(hasUnitTests), format: changed, browser };
}

/** The same for packages that are named on the command line. */
export const planOfPackages = (names: readonly string[], affected: readonly string[]): TestPlan => ({
  packages: affected.filter(hasUnitTests),
  format: [...names, ...names.filter(isRemote).map(browserTestsIn)],
  browser: browserTestsOf(new Set(names), []),
});

const isProse = (file: string) => file.endsWith('.md') || file.startsWith('docs/');

const withTooling = (packages: readonly string[]) => [...new Set([...packages, 'tooling'])];

const hasUnitTests = (folder: string) => !['e2e', 'docs'].includes(folder);

const ownerOf = (file: string): string | null => (file.includes('/') ? (file.split('/')[0] ?? null) : null);

const isRemote = (name: string | null) => name !== null && remoteNamePattern.test(name);

const browserTestsIn = (name: string | null) => `e2e/tests/${name ?? ''}/`;

function browserTestsOf(owners: ReadonlySet<string | null>, sources: readonly string[]) {
  const remotes = [...owners].filter(isRemote);
  const specs = sources.filter((file) => file.startsWith('e2e/tests/') && file.endsWith('.spec.ts'));
  const others = [...owners].filter((owner) => owner !== null && owner !== 'e2e' && !isRemote(owner));
  const harness = sources.some((file) => file.startsWith('e2e/') && !specs.includes(file));
  if (others.length > 0 || harness) return null;
  const own = [...remotes.map(browserTestsIn), ...specs];
  return remotes.length > 0 ? [...own, ...smoke] : own;
}
