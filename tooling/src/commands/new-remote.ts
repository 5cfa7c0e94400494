import { newRemote } from '../packages/new-remote/new-remote';
import { root } from '../process/root';

/** `npm run new-remote -- mf-example`: a remote to begin with. */
export async function makeRemote([name = '']: string[]): Promise<void> {
  newRemote(root, name);
  console.log(`${name} is there, with a page at /${name.slice('mf-'.length)}.

  npm install                                     records it in the lock file
  npm run dev -- ${name}                      the site with it, replaced on every save
  npx jest ${name}                            its tests
  npm run release -- publish ${name} 1.0.0    makes a release; promote puts it into the site
`);
  return Promise.resolve();
}
