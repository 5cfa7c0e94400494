import { policyText, type Policy } from './policy';

/** Every kind of response to browsers; each has one row in the table below. */
export const surfaces = [
  /** A page of the site, also in the plain frame of a partner. */
  'page',
  /** A page opened by a token in its address: log-in, email setting. */
  'token-page',
  /** The page that embed.js puts into a frame at a partner. */
  'embedded-page',
  /** The standalone gift-card page. */
  'gift-card-page',
  /** Scripts and pictures of the shell. */
  'asset',
  /** The script that partners include in their pages. */
  'embed-script',
  /** The deployment manifest, the settings of an inline wallet and the web app manifest. */
  'document',
  /** The service worker of a device that stores the member's card. */
  'service-worker',
  /** Files of the remotes' origin. */
  'release',
  /** Responses of the API, which sets its own caching. */
  'api',
] as const;
/** A kind of response to browsers. */
export type Surface = (typeof surfaces)[number];

/** Inputs of the header values. */
export type HeaderFacts = {
  /** Origins. */
  api: string;
  giftCardFrame: string;
  remoteOrigins: readonly string[];
  /** Dev servers of remotes, which also speak over web sockets; none in production. */
  developerOrigins?: readonly string[];
  /** Origin of the tiles of the map; none when left out. */
  mapTiles?: string;
  /** The reporting endpoint of the policy; none when left out. */
  reports?: string;
  /** Whether every script of the page has a hash: browsers that support it then run no other. */
  integrity: boolean;
  /** At least 128 random bits, new for every page; or the variable of a web server that contains them. */
  nonce: string;
  /** Allowed frame ancestors: origins or `'self'`; none when empty. */
  ancestors: readonly string[];
};

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** On every response. Browsers ignore transport security over plain http, so it does not affect local development. */
const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/** The address of the page is sent to no other site. */
const noReferrer: Headers = { 'Referrer-Policy': 'no-referrer' };

/** Scripts are sent as their difference from what the browser has, where there is one. */
const forEver: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding, Available-Dictionary',
};

/** A file opened as a page shows nothing and runs nothing. */
const inert = policyText({ 'default-src': [], 'frame-ancestors': [], sandbox: null });

/** Files that other origins may load: for remotes' pages, and partners with an inline wallet. */
const forOthers: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': inert,
};

/**
 * The one table of headers: the local server uses it, the configuration of nginx is generated from it, and a test
 * compares all three.
 */
const table: Readonly<Record<Surface, (facts: HeaderFacts) => Headers>> = {
  page: sitePage,
  'token-page': (facts) => ({ ...sitePage(facts), ...noReferrer }),
  'embedded-page': (facts) => ({
    ...pageHeaders(facts, { ...pagePolicy(facts), 'frame-src': [] }),
    // A partner's page can require this of everything it loads.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  }),
  'gift-card-page': (facts) => ({
    ...pageHeaders(facts, {
      ...pagePolicy(facts),
      'script-src': scripts(facts),
      'worker-src': [],
      'media-src': [],
      'frame-src': [facts.giftCardFrame],
      // In a frame, clickjacking could trigger "Redeem".
      'frame-ancestors': ["'self'"],
    }),
    ...noReferrer,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }),
  asset: () => ({ ...always, ...forOthers, ...forEver }),
  'embed-script': () => ({
    ...always,
    ...forOthers,
    // It has a constant address, so it is revalidated often.
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  }),
  document: () => ({
    ...always,
    'Content-Security-Policy': inert,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  }),
  'service-worker': (facts) => ({
    ...always,
    // The worker may fetch pages and scripts, not the API.
    'Content-Security-Policy': policyText({
      'default-src': [],
      'connect-src': ["'self'", ...ofRemotes(facts)],
      'frame-ancestors': [],
    }),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }),
  // Pages see whether a file came from the cache: a first visit is compared with first visits only.
  release: () => ({ ...always, ...forOthers, ...forEver, 'Timing-Allow-Origin': '*' }),
  api: () => ({
    ...always,
    // Addresses of the API contain ids.
    ...noReferrer,
    'Content-Security-Policy': policyText({ 'default-src': [], 'frame-ancestors': [] }),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
};

/**
 * Security and caching headers of one kind of response.
 *
 * @returns names and values, without the content type
 */
export const headersFor = (surface: Surface, facts: HeaderFacts): Headers => table[surface](facts);

/** The row of the API has no inputs. */
export const apiHeaders: Headers = table.api({
  api: '',
  giftCardFrame: '',
  remoteOrigins: [],
  integrity: false,
  nonce: '',
  ancestors: [],
});

function sitePage(facts: HeaderFacts): Headers {
  return {
    ...pageHeaders(facts, pagePolicy(facts, facts.mapTiles ? [facts.mapTiles] : [])),
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  };
}

function pageHeaders(facts: HeaderFacts, policy: Policy): Headers {
  return {
    ...always,
    'Content-Security-Policy': policyText(policy),
    ...(facts.integrity
      ? { 'Integrity-Policy': `blocked-destinations=(script)${facts.reports ? ', endpoints=(csp)' : ''}` }
      : {}),
    ...(facts.reports ? { 'Reporting-Endpoints': `csp="${facts.reports}"` } : {}),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

function pagePolicy(facts: HeaderFacts, pictures: readonly string[] = []): Policy {
  const { api, developerOrigins = [], reports } = facts;
  return {
    'default-src': [],
    // The barcode reader is compiled from wasm, which is not eval.
    'script-src': [...scripts(facts), "'wasm-unsafe-eval'"],
    'style-src': ["'self'", `'nonce-${facts.nonce}'`],
    'img-src': ["'self'", api, 'data:', 'blob:', ...ofRemotes(facts), ...pictures],
    'font-src': ["'self'", ...ofRemotes(facts)],
    'media-src': ["'self'", 'blob:'],
    'connect-src': [
      ...new Set(["'self'", api, ...ofRemotes(facts), ...developerOrigins.map(webSocket)]),
      ...(reports && !reports.startsWith(`${api}/`) ? [new URL(reports).origin] : []),
    ],
    'frame-src': ["'self'", facts.giftCardFrame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': facts.ancestors,
    ...(api.startsWith('https:') ? { 'upgrade-insecure-requests': null } : {}),
    ...(reports ? { 'report-uri': [reports], 'report-to': ['csp'] } : {}),
  };
}

const scripts = (facts: HeaderFacts) => ["'self'", `'nonce-${facts.nonce}'`, ...ofRemotes(facts)];

const ofRemotes = ({
  remoteOrigins,
  developerOrigins = [],
}: Pick<HeaderFacts, 'remoteOrigins' | 'developerOrigins'>) => [
  ...new Set([...remoteOrigins, ...developerOrigins]),
];

const webSocket = (origin: string) => origin.replace(/^http/, 'ws');
