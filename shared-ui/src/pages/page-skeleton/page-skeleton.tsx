import { PageLayout } from '@mrw/shared-ui';
import type { ReactNode } from 'react';

/** The shape of a page whose code or member is still loading. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <PageLayout titleShape>{children}</PageLayout>
    </div>
  );
}
