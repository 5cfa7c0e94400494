import { ProgressLine } from './progress-line';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Progress/ProgressLine', component: ProgressLine };

export default meta;

export const Busy = story(() => <ProgressLine busy />);

export const Quiet = story(() => <ProgressLine busy={false} />);
