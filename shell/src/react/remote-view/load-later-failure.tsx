import type { OfflineCard } from '@mrw/shared-contracts';
import { useEffect, useState, type ComponentType } from 'react';
import type { LaterFailureProps } from './later-failure';

/** A part that is loaded when it is shown; without its code there is none. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (part) => {
          setPart(() => part);
        },
        () => undefined,
      );
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

// In one file with the sending of telemetry: each file has its hash in the page, which has to stay small.
/** Needed after a failure. */
export const LoadLaterFailure = later<LaterFailureProps>(async () => {
  const { LaterFailure } = await import(/* webpackChunkName: "telemetry" */ './later-failure');
  return LaterFailure;
});
/** Needed offline. */
export const LoadKeptLinks = later<{ card: OfflineCard }>(async () => {
  const { KeptLinks } = await import(/* webpackChunkName: "telemetry" */ './kept-links');
  return KeptLinks;
});
