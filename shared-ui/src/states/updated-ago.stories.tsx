import type { Meta } from '@storybook/react-webpack5';
import { UpdatedAgo } from './updated-ago';
import { nothing, story } from '../testing/story';

const meta: Meta = { title: 'States/UpdatedAgo', component: UpdatedAgo };

export default meta;

export const JustNow = story(() => <UpdatedAgo at={0} now={10_000} onRefresh={nothing} />);

export const MinutesAgo = story(() => <UpdatedAgo at={0} now={200_000} onRefresh={nothing} />);
