import { Button } from '../../controls/buttons/button';
import { CountUp } from './count-up';
import { Stack } from '../../testing/layouts';
import { Kept, type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Success/CountUp', component: CountUp };

export default meta;

export const CountsToItsNewValue = story((w) => (
  <Kept initial={1_200}>
    {(value, keep) => (
      <Stack>
        <p>
          <CountUp value={value} />
        </p>
        <Button onClick={() => keep(value + 850)}>{w.redeem}</Button>
      </Stack>
    )}
  </Kept>
));
