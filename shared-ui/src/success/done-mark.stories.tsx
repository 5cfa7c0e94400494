import type { Meta } from '@storybook/react-webpack5';
import { DoneMark } from './done-mark';
import { Row } from '../testing/layouts';
import { story } from '../testing/story';

const meta: Meta = { title: 'Success/DoneMark', component: DoneMark };

export default meta;

export const Sizes = story(() => (
  <Row>
    <DoneMark />
    <DoneMark size={40} />
  </Row>
));
