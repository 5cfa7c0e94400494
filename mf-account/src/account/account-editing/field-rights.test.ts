import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';
import { fieldRights } from './field-rights';

const config = (changes: Partial<ProfileFieldConfig> = {}): ProfileFieldConfig[] => [
  { field_name: 'GENDER', show_field: true, is_mandatory: false, customer_editable: true, ...changes },
];

test.each([
  ['allowed to all', config(), null, { shown: true, editable: true }],
  ['in the list of the member', config(), ['gender'], { shown: true, editable: true }],
  ['not in the list of the member', config(), [], { shown: true, editable: false }],
  [
    'read-only by configuration',
    config({ customer_editable: false }),
    null,
    { shown: true, editable: false },
  ],
  ['hidden by configuration', config({ show_field: false }), null, { shown: false, editable: false }],
  ['not configured', [], null, { shown: false, editable: false }],
])('A-053 a field %s', (_, configuration, allowed, rights) => {
  expect(fieldRights('GENDER', configuration, allowed)).toMatchObject(rights);
});
