import { gridColumns } from '../lists/card-grid';
import { Skeleton, SkeletonCards } from './skeleton';
import { Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Progress/Skeleton', component: Skeleton, subcomponents: { SkeletonCards } };

export default meta;

export const Shapes = story(() => (
  <Stack>
    <Skeleton lines={3} />
    <Skeleton width="40%" />
    <Skeleton ratio="16/10" />
  </Stack>
));

export const Cards = story(() => <SkeletonCards count={4} columns={gridColumns.coupons} />);
