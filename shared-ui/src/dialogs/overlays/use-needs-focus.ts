import { useEffect, useState } from 'react';

const reachable = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether an element overflows and contains nothing focusable: without a tab stop a keyboard could not scroll it. */
export function useNeedsFocus(element: Element | null): boolean {
  const [needs, setNeeds] = useState(false);
  useEffect(() => {
    // Safari has it since 13.1.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setNeeds(element.scrollHeight > element.clientHeight && !element.querySelector(reachable));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return needs;
}
