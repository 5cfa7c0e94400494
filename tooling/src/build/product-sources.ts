import { remoteNames } from '../root';
import { remoteSources, shellSources, sourceHash } from './source-hash';

/** Hash of everything that is built of the product; results record it as what they are about. */
export const productHash = (): string =>
  sourceHash([...new Set([...shellSources, ...remoteNames.flatMap(remoteSources)])]);
