import type { AdditionalField } from '@mrw/shared-contracts/api/config';

/** Several choices are joined by commas (§3). */
export const splitChoices = (value: string): string[] => value.split(',').filter((part) => part !== '');

/** In the order of the configuration, whatever the order of the presses. */
export function toggled(value: string, choice: string, on: boolean, order: readonly string[]): string {
  const chosen = new Set(splitChoices(value));
  if (on) chosen.add(choice);
  else chosen.delete(choice);
  return order.filter((candidate) => chosen.has(candidate)).join(',');
}

/** As it is stored; the full-width digits of a Chinese keyboard count. */
export function onTheWire({ field_type: type }: Pick<AdditionalField, 'field_type'>, draft: string): string {
  return (type === 'NUMBER' ? draft.normalize('NFKC') : draft).trim();
}

/** Whether a draft is what its field is for: of a number, digits with at most a sign and a decimal point. */
export function isUsable(field: Pick<AdditionalField, 'field_type'>, draft: string): boolean {
  const text = onTheWire(field, draft);
  return field.field_type !== 'NUMBER' || text === '' || /^-?\d+(\.\d+)?$/.test(text);
}

/** Required fields cannot be emptied; several choices need at least one (§5). */
export function canSave(field: Pick<AdditionalField, 'field_type' | 'is_required'>, draft: string): boolean {
  if (field.field_type === 'MULTI_CHOICE_MODAL') return splitChoices(draft).length > 0;
  return !field.is_required || draft.trim() !== '';
}
