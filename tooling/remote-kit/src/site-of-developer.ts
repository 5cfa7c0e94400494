/** Where a deployed site takes the build of a developer from. */
export type DeveloperSite = {
  /** Port on the machine of the developer. */
  port: number;
  /** Address of a page of the site with the build in it, from then on and in this browser only. */
  linkTo(path: string, remote: string): string;
};

/**
 * Asks a deployed site: its policy names the one place from which it runs what was never released.
 *
 * @param address of the site, with or without its scheme
 * @throws Error when it does not answer, or has no developer tools, as in production
 */
export async function siteOfDeveloper(address: string): Promise<DeveloperSite> {
  const site = withScheme(address);
  const answer = await fetch(site).catch(() => null);
  if (!answer?.ok) throw new Error(`${site} does not answer. Name a running site: --site <address>.`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, port] = / ws:\/\/localhost:(\d+)/.exec(policy) ?? [];
  if (!port) throw new Error(`${site} has no developer tools: production runs released versions only.`);
  return {
    port: Number(port),
    linkTo: (path, remote) => {
      const link = new URL(path, site);
      link.searchParams.set('mrw_override', `${remote}@http://localhost:${port}/`);
      return link.href;
    },
  };
}

/** A machine of a developer has no certificate. */
function withScheme(address: string): string {
  if (/^https?:\/\//.test(address)) return address;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(address)
    ? `http://${address}`
    : `https://${address}`;
}
