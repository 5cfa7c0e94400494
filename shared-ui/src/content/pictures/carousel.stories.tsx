import { Carousel } from './carousel';
import { Picture } from './picture';
import { Stack } from '../../testing/layouts';
import { samplePicture } from '../../testing/sample-picture';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Pictures/Carousel', component: Carousel };

export default meta;

export const Several = story((w) => (
  <Stack>
    <Carousel
      label={w.offer}
      slides={[0, 1, 2].map((n) => ({
        id: n,
        content: <Picture src={samplePicture(n)} alt={`${w.brand} ${n + 1}`} ratio="21/9" />,
      }))}
    />
  </Stack>
));

export const StartsInTheMiddle = story((w) => (
  <Stack>
    <Carousel
      label={w.offer}
      startAt={1}
      slides={[0, 1, 2].map((n) => ({
        id: n,
        content: <Picture src={samplePicture(n)} alt={`${w.brand} ${n + 1}`} ratio="16/10" />,
      }))}
    />
  </Stack>
));

export const One = story((w) => (
  <Stack>
    <Carousel
      label={w.offer}
      slides={[{ id: 0, content: <Picture src={samplePicture(0)} alt={w.brand} ratio="16/10" /> }]}
    />
  </Stack>
));
