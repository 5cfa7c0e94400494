import type { To } from 'react-router-dom';

/** A tab that is a page. */
export type TabLink = {
  id: string;
  label: string;
  to: To;
  /** Navigation state that travels with the link. */
  state?: unknown;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
};

/** Properties of a bar of tabs. */
export type TabBarProps = {
  /** Name of the navigation. */
  label: string;
  tabs: readonly TabLink[];
  selected: string | null;
};
