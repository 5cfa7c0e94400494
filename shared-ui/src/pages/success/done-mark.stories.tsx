import { DoneMark } from './done-mark';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Success/DoneMark', component: DoneMark };

export default meta;

export const Sizes = story(() => (
  <Row>
    <DoneMark />
    <DoneMark size={40} />
  </Row>
));
