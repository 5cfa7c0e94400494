/** The one cache of this site: a page and scripts, never an answer of the API. */
export const siteCache = 'mrw-offline-card';

/** The page is the same for every path; it is kept under the one that a till needs. */
export const cardPage = '/user/myCard';

export const workerFile = '/service-worker.js';
