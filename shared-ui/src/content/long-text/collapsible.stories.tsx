import { Collapsible } from './collapsible';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Long text/Collapsible', component: Collapsible };

export default meta;

export const Long = story((w) => <Collapsible text={w.long} />);

export const Short = story((w) => <Collapsible text={w.offer} />);

export const OnlyOnPhones = story((w) => <Collapsible text={w.long} onlyOnPhone />);

export const Markup = story((w) => <Collapsible format="html" text={`<ul><li>${w.long}</li></ul>`} />);
