import * as z from 'zod/mini';
import { nameTranslations, text } from './text';

/** How an additional field of the profile is filled in. The last one needs no further data. */
export const additionalFieldType = z.enum([
  'NUMBER',
  'DATE',
  'SWITCH',
  'SWITCH_AGREE',
  'SINGLE_CHOICE_DROPDOWN',
  'SINGLE_CHOICE_MODAL',
  'MULTI_CHOICE_MODAL',
  'TEXT',
]);
export type AdditionalFieldType = z.infer<typeof additionalFieldType>;

const choice = z.object({
  field_value: z.string(),
  display_label: z.string(),
  translations: nameTranslations,
});

/** A field of the profile that the deployment adds. */
export const additionalField = z.object({
  field_name: z.string(),
  field_type: additionalFieldType,
  display_title: z.string(),
  display_label: text,
  translations: z.array(z.object({ language: z.string(), display_title: z.string(), tips: text })),
  is_required: z.boolean(),
  is_editable: z.boolean(),
  display_priority: z.number(),
  choices: z.array(choice),
  tips: text,
});
export type AdditionalField = z.infer<typeof additionalField>;

/** A group of such fields, of `GET /config/customer_additional_data`. */
export const additionalSection = z.object({
  name: z.string(),
  translations: nameTranslations,
  display_priority: z.optional(z.number()),
  fields: z.array(additionalField),
});
export type AdditionalSection = z.infer<typeof additionalSection>;

/** A field of the profile that a deployment may hide, require or lock. */
export const profileFieldName = z.enum(['FIRST_NAME', 'LAST_NAME', 'GENDER', 'BIRTHDAY', 'REFERRAL_CODE']);
/** Whether such a field is shown, required and editable, of `GET /config/customer_profile_field`. */
export const profileFieldConfig = z.object({
  field_name: profileFieldName,
  show_field: z.boolean(),
  is_mandatory: z.boolean(),
  customer_editable: z.boolean(),
});
export type ProfileFieldConfig = z.infer<typeof profileFieldConfig>;
