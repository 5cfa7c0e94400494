import { headersFor, surfaces, type HeaderFacts, type Surface } from './index';

const facts: HeaderFacts = {
  api: 'https://api.shop.example',
  giftCardFrame: 'https://cards.shop.example',
  remoteOrigins: ['https://remotes.shop.example'],
  reports: 'https://reports.shop.example/csp-reports',
  integrity: true,
  nonce: 'abc',
  ancestors: ["'self'", 'https://mall.example'],
};

const directives = (surface: Surface, given = facts) =>
  Object.fromEntries(
    (headersFor(surface, given)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const pages = ['page', 'token-page', 'embedded-page', 'gift-card-page'] as const;

test.each(surfaces)('%s: type sniffing off, referrer short, https for good, a policy', (surface) => {
  expect(headersFor(surface, facts)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    'Strict-Transport-Security': expect.stringContaining('max-age=63072000'),
  });
  expect(directives(surface)['default-src']).toBe("'none'");
  expect(directives(surface)).toHaveProperty('frame-ancestors');
});

test.each(surfaces)('%s: nothing unsafe, no strict-dynamic, no star', (surface) => {
  const policy = headersFor(surface, facts)['Content-Security-Policy'] ?? '';
  expect(policy).not.toMatch(/'unsafe-|strict-dynamic|\*/);
});

test.each(pages)('%s: scripts by nonce and from the named hosts, never without integrity', (surface) => {
  expect(directives(surface)['script-src']).toMatch(/^'self' 'nonce-abc' https:\/\/remotes\.shop\.example/);
  expect(directives(surface)).toMatchObject({ 'object-src': "'none'", 'base-uri': "'none'" });
  expect(headersFor(surface, facts)).toMatchObject({
    'Integrity-Policy': 'blocked-destinations=(script), endpoints=(csp)',
    'Reporting-Endpoints': 'csp="https://reports.shop.example/csp-reports"',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'no-store',
  });
});

test('partners may frame the site, no site may frame the gift-card page, and the list may be empty', () => {
  expect(directives('page')['frame-ancestors']).toBe("'self' https://mall.example");
  expect(directives('gift-card-page')['frame-ancestors']).toBe("'self'");
  expect(directives('embedded-page', { ...facts, ancestors: [] })['frame-ancestors']).toBe("'none'");
});

test('the wallet in a frame frames nothing, the gift-card page only its login', () => {
  expect(directives('embedded-page')['frame-src']).toBe("'none'");
  expect(directives('gift-card-page')['frame-src']).toBe('https://cards.shop.example');
});

test('pictures and fonts of a release come from where its scripts come from', () => {
  const remotes = facts.remoteOrigins[0] ?? '';
  for (const surface of ['page', 'embedded-page', 'gift-card-page'] as const)
    for (const kind of ['img-src', 'font-src']) expect(directives(surface)[kind]).toContain(` ${remotes}`);
});

test('tiles of the map come from their one host, on pages of the site only', () => {
  const given = { ...facts, mapTiles: 'https://tiles.shop.example' };
  expect(directives('page', given)['img-src']).toContain(' https://tiles.shop.example');
  expect(directives('page', given)['connect-src']).not.toContain('tiles');
  for (const surface of ['embedded-page', 'gift-card-page'] as const)
    expect(directives(surface, given)).toEqual(directives(surface));
});

test('dev servers are let in where they are named, with their web sockets', () => {
  const given = { ...facts, developerOrigins: ['http://localhost:8091'] };
  expect(directives('page', given)['script-src']).toContain('http://localhost:8091');
  expect(directives('page', given)['connect-src']).toContain('ws://localhost:8091');
  expect(directives('page')['connect-src']).not.toContain('ws:');
});

test('over plain http no call is turned into https', () => {
  expect(directives('page')).toHaveProperty('upgrade-insecure-requests');
  expect(directives('page', { ...facts, api: 'http://localhost:4000' })).not.toHaveProperty(
    'upgrade-insecure-requests',
  );
});

test.each(['asset', 'release'] as const)(
  '%s: every page may load it, for ever, and opened alone it is inert',
  (surface) => {
    expect(headersFor(surface, facts)).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(directives(surface)).toHaveProperty('sandbox');
  },
);

test('the API leaves caching to each answer', () => {
  expect(headersFor('api', facts)).not.toHaveProperty('Cache-Control');
});

test.each(['token-page', 'gift-card-page', 'api'] as const)(
  '%s: its address is never sent as a referrer',
  (surface) => {
    expect(headersFor(surface, facts)['Referrer-Policy']).toBe('no-referrer');
  },
);
