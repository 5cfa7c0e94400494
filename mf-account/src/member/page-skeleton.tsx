import { PageLayout, Skeleton } from '@mrw/shared-ui';

/** The shape of a page whose code or member is still on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <PageLayout titleShape>
        <Skeleton lines={6} />
      </PageLayout>
    </div>
  );
}
