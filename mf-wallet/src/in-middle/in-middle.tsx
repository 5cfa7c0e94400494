import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The answer to a press, with scroll and focus: in a low window it would come up below the fold, under the action bar.
 * Who types the next amount meanwhile goes on.
 */
export function InMiddle({ children }: { children: ReactNode }) {
  const answer = useRef<HTMLDivElement>(null);
  // After a code that was over the page has given the focus back.
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'center' });
    if (!answer.current?.parentElement?.querySelector('input:focus')) {
      answer.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <div ref={answer} tabIndex={-1}>
      {children}
    </div>
  );
}
