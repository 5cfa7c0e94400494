import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';
import { Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/ErrorSummary', component: ErrorSummary };

export default meta;

export const LeadsToTheFields = story((w) => (
  <form>
    <Stack>
      <ErrorSummary
        errors={[
          { name: 'name', message: w.reason },
          { name: 'brand', message: w.valid },
        ]}
      />
      <TextField label={w.name} name="name" error={w.reason} />
      <TextField label={w.brand} name="brand" error={w.valid} />
    </Stack>
  </form>
));
