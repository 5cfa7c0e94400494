import { PictureSlider } from './picture-slider';
import { Stack } from '../../testing/layouts';
import { samplePicture } from '../../testing/sample-picture';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Pictures/PictureSlider', component: PictureSlider };

export default meta;

export const Several = story((w) => (
  <Stack>
    <PictureSlider
      ratio="16/10"
      pictures={[0, 1, 2].map((n) => ({ src: samplePicture(n), alt: `${w.brand} ${n + 1}` }))}
      onOpen={nothing}
    />
  </Stack>
));

export const One = story((w) => (
  <Stack>
    <PictureSlider ratio="4/3" pictures={[{ src: samplePicture(2), alt: w.brand }]} />
  </Stack>
));

export const None = story(() => (
  <Stack>
    <PictureSlider ratio="4/3" pictures={[]} />
  </Stack>
));
