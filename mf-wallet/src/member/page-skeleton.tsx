import { PageLayout, SkeletonCards, gridColumns } from '@mrw/shared-ui';

/** Stands for a page whose code or member is still on the way. */
export function PageSkeleton() {
  return (
    <PageLayout titleShape>
      <div aria-busy="true">
        <SkeletonCards columns={gridColumns.coupons} />
      </div>
    </PageLayout>
  );
}
