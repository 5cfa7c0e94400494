import { TextArea } from './text-area';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/TextArea', component: TextArea };

export default meta;

export const Empty = story((w) => <TextArea label={w.offer} optional placeholder={w.reason} />);

export const Failed = story((w) => <TextArea label={w.offer} defaultValue={w.long} error={w.reason} />);
