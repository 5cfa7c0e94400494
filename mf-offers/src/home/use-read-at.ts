import { useHost } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';

/** When the points of the member were read last, in milliseconds since 1970; a read that failed does not count. */
export function useReadAt(): number {
  const { session$ } = useHost();
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    let known: unknown = null;
    const subscription = session$.subscribe((session) => {
      const points = session.kind === 'member' ? session.member.pointAccount : null;
      if (points === known) return;
      known = points;
      setAt(Date.now());
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [session$]);
  return at;
}
