import { routeOf } from '../../../host/routes/route-of';

export const wallet = 'mf-wallet';
export const walletStart = '/user/myCoupon';

/** Whether the wallet has a page for a path, or had it there; every other page belongs to the site. */
export function isWalletPath(path: string, ...[remotes, flags]: Tail<Parameters<typeof routeOf>>): boolean {
  const route = routeOf(path, remotes, flags);
  return 'remote' in route && route.remote === wallet;
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;
