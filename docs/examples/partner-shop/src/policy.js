/** What a page with the wallet allows, as docs/guides/embedding.md lists it; other pages allow nothing foreign. */
export function policyOf(mode, nonce, { site, remotes, api }) {
  const own = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const more = {
    none: {},
    frame: { 'script-src': [site], 'frame-src': [site] },
    inline: {
      'script-src': [site, remotes],
      'style-src': [`'nonce-${nonce}'`],
      'connect-src': [site, remotes, api],
      'img-src': ['data:', 'blob:', site, api],
    },
  }[mode];
  const directives = { ...own };
  for (const [name, sources] of Object.entries(more)) directives[name] = [...(own[name] ?? []), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
