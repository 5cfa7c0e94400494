import { PullToRefresh } from './pull-to-refresh';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Pull to refresh/PullToRefresh', component: PullToRefresh };

export default meta;

export const Waiting = story((w) => (
  <>
    <PullToRefresh busy={false} onRefresh={nothing} />
    <p>{w.long}</p>
  </>
));

export const Refreshing = story((w) => (
  <>
    <PullToRefresh busy onRefresh={nothing} />
    <p>{w.long}</p>
  </>
));
