import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

export type SitePage = {
  /** The package that draws it. */
  owner: string;
  /** As the owner of the page declares it. */
  route: string;
  /** An address of it where there is something to see. */
  path: string;
  /** Only members get there. */
  protected: boolean;
  /** All texts in every language, one below the other. */
  inAllLanguages: boolean;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

const declaration = z.object({
  routes: z.array(z.object({ path: z.string(), protected: z.optional(z.boolean()) })),
});

/** Addresses for the routes that name a thing, or that need more than their path. */
const examples: Readonly<Record<string, string>> = {
  '/offer/:category': '/offer/LATEST',
  '/campaign/:id': '/campaign/101',
  '/campaign/:id/register_success': '/campaign/202/register_success?uid=9001&memberShipID=G-9001',
  '/storeDetail/:id': '/storeDetail/1',
  '/user/:page': '/user/unknown',
  '/coupon/:id': '/coupon/1001',
  '/coupon/:id/select_store': '/coupon/1014/select_store',
  '/ticket/:id': '/ticket/2001',
  '/inboxDetail/:id': '/inboxDetail/1',
  '/transactionDetail/:id': '/transactionDetail/3002',
  '/transaction_history_detail/:id': '/transaction_history_detail/4001',
  '/redeem-gift-card': '/redeem-gift-card?code=GIFT-FRESH-50',
};

function readDeclaredPages(): SitePage[] {
  const declarationOf = (owner: string) => path.join(root, owner, 'remote.json');
  const owners = fs.readdirSync(root).filter((folder) => fs.existsSync(declarationOf(folder)));
  return owners.flatMap((owner) => {
    const { routes } = declaration.parse(JSON.parse(fs.readFileSync(declarationOf(owner), 'utf8')));
    return routes.map((route) => ({
      owner,
      route: route.path,
      path: examples[route.path] ?? route.path,
      protected: route.protected ?? false,
      inAllLanguages: false,
    }));
  });
}

/** Every route that a remote of this workspace declares. */
export const declaredPages: readonly SitePage[] = readDeclaredPages();

/** Pages that the shell draws itself; those that only lead on are left out. */
const shellPages: readonly SitePage[] = [
  { route: '/login_callback', path: '/login_callback?token=used-up' },
  { route: '/unsubscribe_email', path: '/unsubscribe_email?token=UNSUB-ON' },
  { route: '/family_booking', path: '/family_booking' },
  { route: '/browser-support', path: '/browser-support' },
  { route: 'unknown path', path: '/unknown/path' },
].map((page) => ({
  ...page,
  owner: 'shell',
  protected: page.route === '/family_booking',
  inAllLanguages: page.route === '/browser-support',
}));

/** Campaigns whose pages have other parts than that of a coupon. */
const furtherCampaigns: readonly SitePage[] = ['201', '203', '301', '305', '401', '501'].map((id) => ({
  owner: 'mf-offers',
  route: `/campaign/:id (${id})`,
  path: `/campaign/${id}`,
  protected: false,
  inAllLanguages: false,
}));

/** The other views of a page. */
const furtherViews: readonly SitePage[] = [
  {
    owner: 'mf-stores',
    route: '/about/store (map)',
    path: '/about/store?sf_view=map',
    protected: false,
    inAllLanguages: false,
  },
];

/** Every route of the site. A parameter without an example keeps its colon, which a test reports. */
export const sitePages: readonly SitePage[] = [
  ...declaredPages,
  ...furtherCampaigns,
  ...furtherViews,
  ...shellPages,
];
