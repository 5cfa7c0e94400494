import type { Versions } from '../new-remote/files';
import { readManifest } from './manifest';

/** Versions that the repository of a remote starts with: those of this repository. */
export function repositoryVersions(): Versions {
  const published = ['shared-contracts', 'shared-ui', 'tooling/remote-kit'].map(readManifest);
  return Object.fromEntries([
    ...[readManifest('tooling'), ...published].flatMap(({ dependencies }) => Object.entries(dependencies)),
    ...published.map(({ name, version }): [string, string] => [name, `^${version}`]),
  ]);
}
