import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is on the page: for an answer that may come after the member has left. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
