const port = Number(process.env.PORT ?? 4600);

/** The shop, and the sites of the rewards programme. The defaults are those of `npm start` in the repository. */
export const config = {
  port,
  /** Registered with `npm run partners`. */
  origin: process.env.SHOP_ORIGIN ?? `http://localhost:${port}`,
  partner: process.env.PARTNER_ID ?? 'wharf-coffee',
  secret: process.env.PARTNER_SECRET ?? '',
  site: process.env.REWARDS_SITE ?? 'http://localhost:8080',
  remotes: process.env.REWARDS_REMOTES ?? 'http://localhost:8081',
  api: process.env.REWARDS_API ?? 'http://localhost:4000',
  signOn: process.env.REWARDS_SIGN_ON ?? 'http://localhost:4001',
};
