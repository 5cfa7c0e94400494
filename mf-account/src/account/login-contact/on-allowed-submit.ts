import type { SyntheticEvent } from 'react';

/** Enter does what the button of the form does, and nothing while it is disabled. */
export function onAllowedSubmit(allowed: boolean, action: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault();
    if (allowed) action();
  };
}
