import { TextLink } from './text-link';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Buttons/TextLink', component: TextLink };

export default meta;

export const Plain = story((w) => <TextLink to="/home">{w.offer}</TextLink>);

export const WithIcon = story((w) => (
  <TextLink to="/home" icon="store">
    {w.brand}
  </TextLink>
));

export const InASentence = story((w) => (
  <p>
    {w.long}{' '}
    <TextLink to="/home" inline>
      {w.brand}
    </TextLink>
  </p>
));
