import type { ReactNode } from 'react';

const showInMiddle = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'center' });

/** The answer to a press: in a low window it would come up below the fold, under the action bar. */
export function InMiddle({ children }: { children: ReactNode }) {
  return <div ref={showInMiddle}>{children}</div>;
}
