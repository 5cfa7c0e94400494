import type { SeedRows } from '../../db/seed-contract';
import { additionalData } from './additional-data';
import { alternativeProfileFields, profileFields } from './profile-fields';

export const settings: NonNullable<SeedRows['settings']> = [
  { key: 'customer_profile_field', value: profileFields },
  { key: 'customer_profile_field_alternative', value: alternativeProfileFields },
  { key: 'customer_additional_data', value: additionalData },
  { key: 'profile_variant', value: 'default' },
];
