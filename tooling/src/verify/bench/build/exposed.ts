import path from 'node:path';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import { readJson } from '../../../process/package-manifest';
import { remoteNames, root } from '../../../process/root';

export type Exposed = {
  remote: string;
  /** As the descriptor names it, for example `./app`. */
  name: string;
  /** Its source. */
  file: string;
  /** The same as one word: name of a chunk, of a script. */
  id: string;
};

/** Everything that the remotes inside the frame of the site expose; the gift-card page stands alone. */
export function exposedModules(): Exposed[] {
  return remoteNames.flatMap((remote) => {
    const { exposes, routes } = remoteDeclaration.parse(readJson(path.join(root, remote, 'remote.json')));
    if (routes.every(({ chrome }) => chrome === 'bare')) return [];
    return Object.entries(exposes).map(([name, file]) => ({
      remote,
      name,
      file: path.join(root, remote, file),
      id: `${remote}-${name.replace('./', '')}`,
    }));
  });
}
