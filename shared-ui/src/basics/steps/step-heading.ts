import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Moves scroll and focus to the heading of the next step of a page: what was pressed is gone, and the content below
 * the fold is another.
 *
 * @param step changes with each step; the first one is the page's own, which the host leads to
 * @returns for the heading, or for text inside it
 */
export function useStepHeading(step: string): RefCallback<HTMLElement> {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (heading.current) leadTo(heading.current);
  }, [step]);
  return useCallback((element) => {
    heading.current = element;
  }, []);
}

function leadTo(element: HTMLElement): void {
  const heading = element.closest<HTMLElement>('h1, h2, h3') ?? element;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.style.scrollMarginTop = '24px';
  heading.scrollIntoView({ block: 'start' });
}
