import { Lightbox } from './lightbox';
import { samplePicture } from '../../testing/sample-picture';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Pictures/Lightbox', component: Lightbox };

export default meta;

export const Open = story((w) => (
  <Lightbox
    open
    onClose={nothing}
    startAt={1}
    pictures={[0, 1, 2].map((n) => ({ src: samplePicture(n), alt: `${w.brand} ${n + 1}` }))}
  />
));
