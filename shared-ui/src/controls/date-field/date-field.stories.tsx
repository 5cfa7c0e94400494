import { Kept, story, type Meta } from '../../testing/story';
import { DateField } from './date-field';

const meta: Meta = { title: 'Forms/DateField', component: DateField };

export default meta;

const limits = { from: '2000-01-01' };

export const Plain = story((w) => (
  <Kept initial="2026-11-21">
    {(value, keep) => (
      <DateField
        label={w.date}
        limits={limits}
        value={value}
        onChange={(event) => keep(event.target.value)}
      />
    )}
  </Kept>
));

export const Failed = story((w) => (
  <Kept initial="">
    {(value, keep) => (
      <DateField
        label={w.date}
        limits={limits}
        value={value}
        error={w.reason}
        onChange={(event) => keep(event.target.value)}
      />
    )}
  </Kept>
));
