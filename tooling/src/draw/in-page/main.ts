import { failures, matching, missing, pageFacts } from './page-facts';

/** What the job calls in the page. */
const inPage = { failures, matching, missing, pageFacts };

export type InPage = typeof inPage;

Object.assign(globalThis, { __mrwDraw: inPage });
