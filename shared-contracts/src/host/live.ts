import type { LiveMessage } from '../api/live-events';

/** What the API tells of the member while a page waits for the act of another person. */
export interface Live {
  /**
   * Waits until the returned function is called. Nothing is connected while the page is hidden.
   *
   * @param hear gets each message about the logged-in member once; after `resync` the page reads what it shows again,
   *   because messages may be missing: so it is after the page was hidden
   * @returns a function that ends it
   */
  wait(hear: (message: LiveMessage) => void): () => void;
}
