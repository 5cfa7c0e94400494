import type { Location, To } from 'react-router-dom';
import type { StateStream } from '../streams/state-stream';

/** The place in the history that the page shows, and how it was reached. */
export type NavigationState = {
  location: Location;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** The scroll position stays. */
  preventScrollReset?: true;
};

/** How `host.navigation.navigate` leads to another page. */
export type NavigateOptions = {
  state?: unknown;
  replace?: boolean;
  /** The scroll position stays: it is the same page in another state. */
  preventScrollReset?: boolean;
};

/** How a page is left: back in the history, otherwise inside the site, or with the tab. */
export type Leaving = 'back' | 'leave' | 'close';

/** A navigation that a remote has blocked; exactly one of the two methods ends it. */
export type BlockedNavigation = { proceed(): void; reset(): void };

/** The host owns the address bar; a remote reads and navigates through this. */
export interface HostNavigation {
  /** Location and action in one value, limited to the paths of this mount. */
  readonly state$: StateStream<NavigationState>;
  /** A number goes back or forward in the history. */
  navigate(to: To | number, options?: NavigateOptions): void;
  /** Back inside the app, or /home when the visit began on this page. */
  back(): void;
  /** The address of a page for a link; an absolute address of the site when embedded in a partner site. */
  createHref(to: To): string;
  /**
   * Blocks navigation while `when()` is true. A layer that Back closes blocks `back` alone; an older host
   * does not say how the page is left.
   *
   * @returns a function that removes the block
   */
  block(when: (leaving?: Leaving) => boolean, onBlocked: (navigation: BlockedNavigation) => void): () => void;
}
