import { languages } from '@mrw/shared-contracts/language';
import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import semver from 'semver';
import { missingNames, type LibraryImports } from '../compile/webpack/library-imports';
import type { HostDescriptor } from '../compile/webpack/host-descriptor';

/** What a shell offers. */
export type HostDescription = Pick<HostDescriptor, 'contract' | 'shared' | 'provided'>;

export type ReleaseFacts = {
  descriptor: RemoteDescriptor;
  /** It brings React of its own along. */
  ownReact: boolean;
  /** Names that it imports of libraries; a release of before the list has none. */
  imports: LibraryImports;
  /** Bytes after brotli of what the first page of the remote loads. */
  firstLoad: number;
  /** Bytes after brotli of all scripts. */
  total: number;
};

/** Bytes after brotli that a remote may have. */
export const sizeBudget = { firstLoad: 60_000, total: 400_000 } as const;

/** What React of its own may add to both. */
const ownReactBudget = 60_000;

/**
 * Checks whether the release of a remote may go live.
 *
 * @param others descriptors of the remotes that are live or in a rollout, without its own
 * @returns a line for each objection, none when it may go live
 */
export function checkRelease(
  release: ReleaseFacts,
  host: HostDescription,
  others: readonly RemoteDescriptor[],
): string[] {
  return [
    ...contractFaults(release.descriptor, host),
    ...sharedFaults(release.descriptor, host),
    ...ownReactFaults(release),
    ...missingNames(release.imports, host.provided ?? {}).map(
      (name) => `It imports ${name}; the live shell does not provide it. Release the shell first.`,
    ),
    ...neighbourFaults(release.descriptor, others, host),
    ...routeFaults(release.descriptor, others),
    ...movedFaults(release.descriptor),
    ...sizeFaults(release),
    ...languages
      .filter((language) => !release.descriptor.languages.includes(language))
      .map((language) => `Texts in ${language} are missing.`),
  ];
}

/**
 * Finds remotes that are incompatible with a release of the shell.
 *
 * @param remotes every version that is live or in a rollout
 * @returns a line for each objection, none when it may go live
 */
export function checkShell(
  shell: HostDescription,
  remotes: readonly Pick<ReleaseFacts, 'descriptor' | 'imports'>[],
): string[] {
  return remotes.flatMap(({ descriptor, imports }) => {
    const { name, version, contract, shared } = descriptor;
    const needs = [
      ...(semver.satisfies(shell.contract, contract)
        ? []
        : [`host contract ${contract}, and this shell speaks ${shell.contract}`]),
      ...missingModules(shared, shell).map(
        ([module, range]) => `${module} ${range}, and this shell provides ${shell.shared[module] ?? 'none'}`,
      ),
      ...missingNames(imports, shell.provided ?? {}).map(
        (missing) => `${missing}, and this shell does not provide it`,
      ),
    ];
    return needs.map((need) => `${name} ${version} is not ready: it needs ${need}.`);
  });
}

function contractFaults({ contract }: RemoteDescriptor, host: HostDescription): string[] {
  if (semver.validRange(contract) === null) return [`"${contract}" is no range of contract versions.`];
  return semver.satisfies(host.contract, contract)
    ? []
    : [
        `It needs host contract ${contract}; the live shell speaks ${host.contract}. Release the shell first.`,
      ];
}

function sharedFaults({ shared }: RemoteDescriptor, host: HostDescription): string[] {
  return missingModules(shared, host).map(
    ([name, range]) => `It needs ${name} ${range}; the live shell provides ${host.shared[name] ?? 'none'}.`,
  );
}

/** Modules of the host belong to the React of the host: hooks of one copy do not work in the other. */
function ownReactFaults({ ownReact, descriptor }: ReleaseFacts): string[] {
  const taken = ownReact ? Object.keys(descriptor.shared) : [];
  return taken.length > 0
    ? [`It brings React of its own, and takes ${taken.join(', ')} of the host: bundle them, or take both.`]
    : [];
}

const missingModules = (shared: RemoteDescriptor['shared'], host: HostDescription) =>
  Object.entries(shared).filter(([name, range]) => !semver.satisfies(host.shared[name] ?? '', range));

/** One copy is shared: without a common version with its neighbours a range will fail at some point. */
function neighbourFaults(
  { shared }: RemoteDescriptor,
  others: readonly RemoteDescriptor[],
  host: HostDescription,
): string[] {
  return others.flatMap((other) =>
    Object.entries(shared)
      .filter(([name]) => name in host.shared)
      .flatMap(([name, range]) => {
        const theirs = other.shared[name];
        return theirs && !semver.intersects(range, theirs)
          ? [
              `It needs ${name} ${range}, and ${other.name} ${other.version} needs ${theirs}: there is one copy.`,
            ]
          : [];
      }),
  );
}

const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

function routeFaults({ routes }: RemoteDescriptor, others: readonly RemoteDescriptor[]): string[] {
  return routes.flatMap(({ path }) =>
    others
      .filter((other) => other.routes.some((route) => shapeOf(route.path) === shapeOf(path)))
      .map((other) => `The route ${path} belongs to ${other.name} ${other.version} already.`),
  );
}

/** An address that is led on has its page after one step, with the parameters that it has. */
function movedFaults({ routes }: RemoteDescriptor): string[] {
  const parametersOf = (path: string): string[] => path.match(/:\w+/g) ?? [];
  return routes.flatMap(({ path, movedTo }) => {
    if (movedTo === undefined) return [];
    const unknown = parametersOf(movedTo).filter((name) => !parametersOf(path).includes(name));
    const faults = unknown.map(
      (name) => `The route ${path} moved to ${movedTo}, and has no ${name} that it could be led on with.`,
    );
    const again = routes.some(
      (route) => route.movedTo !== undefined && shapeOf(route.path) === shapeOf(movedTo),
    );
    return again ? [...faults, `The route ${path} moved to ${movedTo}, which moved itself.`] : faults;
  });
}

/** Beside the check of a remote with React of its own: what that lets it weigh. Null for every other. */
export function ownReactNote({ ownReact, firstLoad, total }: ReleaseFacts): string | null {
  if (!ownReact) return null;
  const of = (bytes: number, budget: number) =>
    `${inKilobytes(bytes)} of ${inKilobytes(budget + ownReactBudget)} kB`;
  return `React of its own, ${inKilobytes(ownReactBudget)} kB more for it: first page ${of(firstLoad, sizeBudget.firstLoad)}, all ${of(total, sizeBudget.total)}`;
}

/** What is larger than a site accepts. */
export function sizeFaults({
  ownReact,
  firstLoad,
  total,
}: Pick<ReleaseFacts, 'ownReact' | 'firstLoad' | 'total'>): string[] {
  const more = ownReact ? ownReactBudget : 0;
  const tooBig = (what: string, bytes: number, budget: number) =>
    bytes > budget
      ? [`${what} is ${inKilobytes(bytes)} kB after brotli; the budget is ${inKilobytes(budget)} kB.`]
      : [];
  return [
    ...tooBig('What its first page loads', firstLoad, sizeBudget.firstLoad + more),
    ...tooBig('All of it', total, sizeBudget.total + more),
  ];
}

const inKilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
