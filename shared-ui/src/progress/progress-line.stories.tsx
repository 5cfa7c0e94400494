import type { Meta } from '@storybook/react-webpack5';
import { ProgressLine } from './progress-line';
import { story } from '../testing/story';

const meta: Meta = { title: 'Progress/ProgressLine', component: ProgressLine };

export default meta;

export const Busy = story(() => <ProgressLine busy />);

export const Quiet = story(() => <ProgressLine busy={false} />);
