import { declaredPages, type SitePage } from '../../harness/site-pages';

const parameters = ({ route }: SitePage) => route.split(':').length;

/** The declared page that draws an address: the fewest parameters win, as in the shell. */
export function pageOf(address: string): SitePage | undefined {
  const { pathname } = new URL(address, 'http://site');
  return declaredPages
    .filter(({ route }) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => parameters(a) - parameters(b))[0];
}

/** The package that draws an address. */
export const ownerOf = (address: string): string => pageOf(address)?.owner ?? 'shell';
