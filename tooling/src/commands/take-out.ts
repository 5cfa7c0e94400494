import path from 'node:path';
import { takeOut } from '../packages/new-remote/take-out';
import { repositoryVersions } from '../packages/repository-versions';
import { root } from '../process/root';

/** `npm run take-out -- mf-stores ../mf-stores`: a remote of this repository in one of its own. */
export async function takeRemoteOut([name = '', folder = `../${name}`]: string[]): Promise<void> {
  const place = path.resolve(root, folder);
  takeOut(root, name, place, repositoryVersions());
  console.log(`${name} is in ${place}, as it was committed last.

  cd ${place}
  git init && npm install
  npm test
`);
  return Promise.resolve();
}
