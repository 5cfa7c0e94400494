import type { Versions } from './new-remote/files';
import { readManifest } from './manifest';

const using = ['.', 'tooling', 'tooling/on-demand/dev-server', 'shared-contracts', 'shared-ui'];

/** Versions that the repository of a remote starts with: those of this repository. */
export function repositoryVersions(): Versions {
  const published = ['shared-contracts', 'shared-ui', 'tooling/remote-kit'].map(readManifest);
  return Object.fromEntries([
    ...using
      .map(readManifest)
      .flatMap(({ dependencies, devDependencies }) =>
        Object.entries({ ...devDependencies, ...dependencies }),
      ),
    ...published.map(({ name, version }): [string, string] => [name, `^${version}`]),
  ]);
}
