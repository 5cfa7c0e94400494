import { remoteNames } from '../root';
import { remoteSources, shellSources, sourceHash } from './source-hash';

/** Everything that is built of the product. */
export const productSources = (): string[] => [
  ...new Set([...shellSources, ...remoteNames.flatMap(remoteSources)]),
];

/** Hash of everything that is built of the product; results record it as what they are about. */
export const productHash = (): string => sourceHash(productSources());
