import { VisuallyHidden } from './visually-hidden';
import { type Meta, story } from './testing/story';

const meta: Meta = { title: 'Accessibility/VisuallyHidden', component: VisuallyHidden };

export default meta;

export const ReadAloudOnly = story((w) => (
  <p>
    {w.offer}
    <VisuallyHidden> {w.reason}</VisuallyHidden>
  </p>
));
