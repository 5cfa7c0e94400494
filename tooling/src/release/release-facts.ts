import type { ReleaseFacts } from './check-release';
import type { ReleaseStore } from './release-store';

/**
 * What a release is judged by.
 *
 * @throws Error when it is not published, or a file that its descriptor names is missing
 */
export async function factsOf(releases: ReleaseStore, name: string, version: string): Promise<ReleaseFacts> {
  const descriptor = await releases.descriptor(name, version);
  const sizes = new Map<string, number>();
  for (const file of Object.keys(descriptor.integrity)) {
    const compressed = await releases.file(name, version, `${file}.br`);
    if (!compressed)
      throw new Error(`${name} ${version} lacks ${file}.br; publish it again under a new version.`);
    sizes.set(file, compressed.length);
  }
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return {
    descriptor,
    firstLoad: sum([descriptor.entry, ...(descriptor.exposes['./app'] ?? [])]),
    total: sum(sizes.keys()),
  };
}
