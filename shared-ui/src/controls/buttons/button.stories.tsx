import { Button } from './button';
import { Row, Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Buttons/Button', component: Button };

export default meta;

export const Variants = story((w) => (
  <Row>
    <Button>{w.redeem}</Button>
    <Button variant="outline">{w.redeem}</Button>
    <Button variant="quiet">{w.redeem}</Button>
    <Button variant="danger">{w.redeem}</Button>
  </Row>
));

export const WithIcon = story((w) => (
  <Row>
    <Button icon="coupon">{w.redeem}</Button>
    <Button variant="outline" icon="filter">
      {w.redeem}
    </Button>
    <Button variant="danger" icon="trash">
      {w.redeem}
    </Button>
  </Row>
));

export const Busy = story((w) => (
  <Row>
    <Button busy busyLabel={w.redeeming}>
      {w.redeem}
    </Button>
    <Button variant="outline" busy>
      {w.redeem}
    </Button>
  </Row>
));

export const DisabledSaysWhy = story((w) => (
  <Button disabled disabledReason={w.reason}>
    {w.redeem}
  </Button>
));

export const Disabled = story((w) => (
  <Row>
    <Button disabled>{w.redeem}</Button>
    <Button variant="outline" disabled>
      {w.redeem}
    </Button>
    <Button variant="quiet" disabled>
      {w.redeem}
    </Button>
  </Row>
));

export const Muted = story((w) => (
  <Row>
    <Button muted>{w.redeem}</Button>
    <Button muted variant="outline">
      {w.redeem}
    </Button>
  </Row>
));

export const Wide = story((w) => (
  <Stack>
    <Button wide>{w.redeem}</Button>
    <Button wide variant="outline">
      {w.offer}
    </Button>
  </Stack>
));
