import type { StyleSheets } from './style-sheets';

const all: string[] = [];
const listeners = new Set<(css: string) => void>();

/**
 * Adds a style sheet of the build. Called by every compiled style sheet when its module runs: see the loader in
 * the webpack preset of tooling.
 */
export function addStyleSheet(css: string): void {
  all.push(css);
  for (const listener of listeners) listener(css);
}

/** For development: a sheet that was changed is in no later mount. */
export function removeStyleSheet(css: string): void {
  const place = all.indexOf(css);
  if (place >= 0) all.splice(place, 1);
}

/** The style sheets of the build that this module is compiled into. */
export const styleSheets: StyleSheets = {
  all,
  onAdded: (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
