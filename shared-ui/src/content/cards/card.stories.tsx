import { Picture } from '../pictures/picture';
import { Card, CardLink, Divider } from './card';
import { Stack } from '../../testing/layouts';
import { samplePicture } from '../../testing/sample-picture';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Cards/Card', component: Card, subcomponents: { CardLink, Divider } };

export default meta;

export const Plain = story((w) => (
  <Stack>
    <Card as="section">
      <p>{w.offer}</p>
      <Divider />
      <p>{w.long}</p>
    </Card>
  </Stack>
));

export const WithPicture = story((w) => (
  <Stack>
    <Card padded={false}>
      <Picture src={samplePicture(0)} alt={w.brand} ratio="16/10" />
    </Card>
  </Stack>
));

export const OneLink = story((w) => (
  <Stack>
    <CardLink to="/campaign/101" padded>
      <p>{w.offer}</p>
    </CardLink>
  </Stack>
));
