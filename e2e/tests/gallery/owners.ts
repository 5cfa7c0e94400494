import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type Route = { owner: string; path: string };

/** Every route that a remote of this workspace declares. */
export const routes: readonly Route[] = fs
  .readdirSync(root)
  .filter((name) => fs.existsSync(path.join(root, name, 'remote.json')))
  .flatMap((owner) => {
    const declared = JSON.parse(fs.readFileSync(path.join(root, owner, 'remote.json'), 'utf8')) as {
      routes: readonly { path: string }[];
    };
    return declared.routes.map((route) => ({ owner, path: route.path }));
  });

const parameters = (route: Route) => route.path.split(':').length;

/** The route that draws an address: the fewest parameters win, as in the shell. */
export function routeOf(address: string): Route | undefined {
  const { pathname } = new URL(address, 'http://site');
  return routes
    .filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => parameters(a) - parameters(b))[0];
}

/** The package that draws an address. */
export const ownerOf = (address: string): string => routeOf(address)?.owner ?? 'shell';
