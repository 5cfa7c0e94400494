import { SkeletonCards } from '../progress/skeleton';
import { LoadMore } from './load-more';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Lists/LoadMore', component: LoadMore };

export default meta;

export const MoreToLoad = story(() => (
  <LoadMore hasMore loading={false} paused onLoadMore={nothing} shown={20} />
));

export const Loading = story(() => <LoadMore hasMore loading onLoadMore={nothing} shown={20} />);

export const WithTheShapeOfTheNextPage = story(() => (
  <LoadMore hasMore loading={false} onLoadMore={nothing} shown={20} ahead={<SkeletonCards />} />
));

export const AllShown = story(() => (
  <LoadMore hasMore={false} loading={false} onLoadMore={nothing} shown={47} />
));
