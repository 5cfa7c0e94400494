import { LinkButton } from './link-button';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Buttons/LinkButton', component: LinkButton };

export default meta;

export const Variants = story((w) => (
  <Row>
    <LinkButton to="/home">{w.redeem}</LinkButton>
    <LinkButton to="/home" variant="outline" icon="card">
      {w.redeem}
    </LinkButton>
    <LinkButton to="/home" variant="quiet">
      {w.redeem}
    </LinkButton>
  </Row>
));

export const Wide = story((w) => (
  <LinkButton to="/home" wide>
    {w.redeem}
  </LinkButton>
));
