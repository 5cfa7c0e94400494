import { Prose } from './prose';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Long text/Prose', component: Prose };

export default meta;

export const WithLineBreaks = story((w) => <Prose text={`${w.long}\n\n${w.long}`} />);
