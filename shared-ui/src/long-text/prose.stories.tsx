import type { Meta } from '@storybook/react-webpack5';
import { Prose } from './prose';
import { story } from '../testing/story';

const meta: Meta = { title: 'Long text/Prose', component: Prose };

export default meta;

export const WithLineBreaks = story((w) => <Prose text={`${w.long}\n\n${w.long}`} />);
