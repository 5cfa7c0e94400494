import { DefinitionList, KeyFacts } from './key-facts';
import { Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Cards/KeyFacts', component: KeyFacts, subcomponents: { DefinitionList } };

export default meta;

export const Tiles = story((w) => (
  <KeyFacts
    facts={[
      { label: w.points, value: '1,200' },
      { label: w.valid, value: '2026-12-03' },
      { label: w.left, value: '8', urgent: true },
    ]}
  />
));

export const Rows = story((w) => (
  <Stack>
    <DefinitionList
      items={[
        { label: w.brand, value: w.offer },
        { label: w.points, value: '-1,234', urgent: true },
      ]}
    />
  </Stack>
));
