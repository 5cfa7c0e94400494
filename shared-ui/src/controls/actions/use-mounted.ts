import { useKept } from '@mrw/shared-contracts';
import { useEffect, useId, type RefObject } from 'react';

/**
 * Whether the component is on the page: for an answer that may come after the member has left.
 *
 * @param key names it among those on the page: a remount of the page does not end it then (`useKept`)
 */
export function useMounted(key?: string): RefObject<boolean> {
  const own = useId();
  const [mountedRef] = useKept(`${key ?? own} is mounted`, () => ({ current: false }));
  useEffect(() => {
    mountedRef.current = true;
    return () => {
      mountedRef.current = false;
    };
  }, [mountedRef]);
  return mountedRef;
}
