import { TextLink } from '../../controls/buttons/text-link';
import { Section } from './section';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Page layout/Section', component: Section };

export default meta;

export const Plain = story((w) => (
  <Section title={w.brand}>
    <p>{w.long}</p>
  </Section>
));

export const WithAction = story((w) => (
  <Section title={w.brand} action={<TextLink to="/home">{w.left}</TextLink>}>
    <p>{w.long}</p>
  </Section>
));
