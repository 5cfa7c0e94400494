import { policyText, type Policy } from './policy';

/** Every kind of answer that browsers get; each has one row in the table below. */
export const surfaces = [
  /** A page of the site, also in the plain frame of a partner. */
  'page',
  /** A page that a token in its address opens: log-in, email setting. */
  'token-page',
  /** The page that embed.js puts into a frame of one partner. */
  'embedded-page',
  /** The gift-card page, which stands alone. */
  'gift-card-page',
  /** Scripts and pictures of the shell. */
  'asset',
  /** The one script that partners name in their pages. */
  'embed-script',
  /** The deployment manifest, the settings of an inline wallet and the web app manifest. */
  'document',
  /** The worker of a device that keeps the member's card. */
  'service-worker',
  /** Files of the remotes' host. */
  'release',
  /** Answers of the API; it decides on caching itself. */
  'api',
] as const;
export type Surface = (typeof surfaces)[number];

/** What the values depend on. */
export type HeaderFacts = {
  /** Origins. */
  api: string;
  giftCardFrame: string;
  remoteOrigins: readonly string[];
  /** Dev servers of remotes, which also speak over web sockets; none in production. */
  developerOrigins?: readonly string[];
  /** Where browsers send what a policy refused; nowhere when left out. */
  reports?: string;
  /** Whether every script of the page carries a hash: a browser that knows the policy then runs no other. */
  integrity: boolean;
  /** At least 128 random bits, new for every page; or the variable of a web server that holds them. */
  nonce: string;
  /** Who may hold the page in a frame: origins or `'self'`; nobody when empty. */
  ancestors: readonly string[];
};

export type Headers = Readonly<Record<string, string>>;

/** Every answer has these. Transport security is ignored by browsers over plain http, so it does no harm at home. */
const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/** The address of the answer is nobody else's business. */
const noReferrer: Headers = { 'Referrer-Policy': 'no-referrer' };

const forEver = 'public, max-age=31536000, immutable';

/** A file that somebody opens as a page shows nothing and runs nothing. */
const inert = policyText({ 'default-src': [], 'frame-ancestors': [], sandbox: null });

/** Files that pages of other origins may load: remotes' pages, and partners with an inline wallet. */
const forOthers: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': inert,
};

/**
 * The one table of headers: the local server sends it, the configuration of nginx is made from it, a test
 * compares all three.
 */
const table: Readonly<Record<Surface, (facts: HeaderFacts) => Headers>> = {
  page: sitePage,
  'token-page': (facts) => ({ ...sitePage(facts), ...noReferrer }),
  'embedded-page': (facts) => ({
    ...pageHeaders(facts, { ...pagePolicy(facts), 'frame-src': [] }),
    // A partner may ask this of everything in its page.
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
      // A stranger's page around it could lead a click of the visitor to "Redeem".
      'frame-ancestors': ["'self'"],
    }),
    ...noReferrer,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }),
  asset: () => ({ ...always, ...forOthers, 'Cache-Control': forEver }),
  'embed-script': () => ({
    ...always,
    ...forOthers,
    // It keeps its address, so a new one must be seen soon.
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  }),
  document: () => ({
    ...always,
    'Content-Security-Policy': inert,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  }),
  'service-worker': ({ remoteOrigins, developerOrigins = [] }) => ({
    ...always,
    // What it may fetch itself: pages and scripts. The API it cannot reach.
    'Content-Security-Policy': policyText({
      'default-src': [],
      'connect-src': ["'self'", ...new Set([...remoteOrigins, ...developerOrigins])],
      'frame-ancestors': [],
    }),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }),
  release: () => ({ ...always, ...forOthers, 'Cache-Control': forEver }),
  api: () => ({
    ...always,
    // Addresses of the API carry ids.
    ...noReferrer,
    'Content-Security-Policy': policyText({ 'default-src': [], 'frame-ancestors': [] }),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
};

/**
 * Security and caching headers of one kind of answer.
 *
 * @returns names and values; the type of the content is not among them
 */
export const headersFor = (surface: Surface, facts: HeaderFacts): Headers => table[surface](facts);

/** The row of the API depends on nothing. */
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
    ...pageHeaders(facts, pagePolicy(facts)),
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

function pagePolicy(facts: HeaderFacts): Policy {
  const { api, remoteOrigins, developerOrigins = [], reports } = facts;
  return {
    'default-src': [],
    // A program for reading barcodes is compiled from wasm; that is no eval.
    'script-src': [...scripts(facts), "'wasm-unsafe-eval'"],
    'style-src': ["'self'", `'nonce-${facts.nonce}'`],
    'img-src': ["'self'", api, 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': [
      ...new Set(["'self'", api, ...remoteOrigins, ...developerOrigins, ...developerOrigins.map(webSocket)]),
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

const scripts = ({ nonce, remoteOrigins, developerOrigins = [] }: HeaderFacts) => [
  "'self'",
  `'nonce-${nonce}'`,
  ...new Set([...remoteOrigins, ...developerOrigins]),
];

const webSocket = (origin: string) => origin.replace(/^http/, 'ws');
