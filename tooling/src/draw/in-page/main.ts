import { failures, fingerprint, matching, missing, pageHead, pageView, settled } from './page-facts';

/** What the job calls in the page. */
const inPage = { failures, fingerprint, matching, missing, pageHead, pageView, settled };

export type InPage = typeof inPage;

Object.assign(globalThis, { __mrwDraw: inPage });
