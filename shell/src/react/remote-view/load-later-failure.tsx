import { useEffect, useState, type ComponentType } from 'react';
import type { LaterFailureProps } from './later-failure';

/** Its code is only needed after a failure; without it there is no offer. */
export function LoadLaterFailure(props: LaterFailureProps) {
  const [Part, setPart] = useState<ComponentType<LaterFailureProps>>();
  useEffect(() => {
    // In one file with the sending of telemetry: each file has its hash in the page, which has to stay small.
    import(/* webpackChunkName: "telemetry" */ './later-failure').then(
      (part) => {
        setPart(() => part.LaterFailure);
      },
      () => undefined,
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}
