import { deviceNow } from '@mrw/shared-contracts';
import { UpdatedAgo } from './updated-ago';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'States/UpdatedAgo', component: UpdatedAgo };

export default meta;

export const JustNow = story(() => <UpdatedAgo at={deviceNow() - 10_000} onRefresh={nothing} />);

export const MinutesAgo = story(() => <UpdatedAgo at={deviceNow() - 200_000} onRefresh={nothing} />);
