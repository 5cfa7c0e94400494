/** The one cache of this site: a page and scripts, never API responses. */
export const siteCache = 'mrw-offline-card';

/** The page is the same for every path; it is stored under the path that a till needs. */
export const cardPage = '/user/myCard';

export const workerFile = '/service-worker.js';
