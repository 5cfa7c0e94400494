import type { Location, To } from 'react-router-dom';
import type { StateStream } from './streams';

export type NavigationState = {
  location: Location;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** The page stays where it is scrolled to. */
  preventScrollReset?: true;
};

export type NavigateOptions = {
  state?: unknown;
  replace?: boolean;
  /** The page stays where it is scrolled to: it is the same page in another state. */
  preventScrollReset?: boolean;
};

/** A navigation that a remote has stopped; exactly one of the two answers ends it. */
export type BlockedNavigation = { proceed(): void; reset(): void };

/** The host owns the address bar; a remote reads and moves through this. */
export interface HostNavigation {
  /** Location and action in one value, limited to the paths this mount owns. */
  readonly state$: StateStream<NavigationState>;
  /** A number goes back or forward in the history. */
  navigate(to: To | number, options?: NavigateOptions): void;
  /** Back inside the app, or /home when the visit began here. */
  back(): void;
  /** The address of a page for a link; an absolute address of the site when embedded elsewhere. */
  createHref(to: To): string;
  /** Asks before leaving while `when()` is true. @returns a function that stops asking */
  block(when: () => boolean, onBlocked: (navigation: BlockedNavigation) => void): () => void;
}
