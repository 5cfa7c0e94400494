import { failures, fingerprint, matching, missing, pageHead, pageView, settled, sheets } from './page-facts';

/** What the job calls in the page. */
const inPage = { failures, fingerprint, matching, missing, pageHead, pageView, settled, sheets };

export type InPage = typeof inPage;

Object.assign(globalThis, { __mrwDraw: inPage });
