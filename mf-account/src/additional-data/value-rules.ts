import type { AdditionalField } from '@mrw/shared-contracts/api/config';

/** Several choices are joined by commas (§3). */
export const splitChoices = (value: string): string[] => value.split(',').filter((part) => part !== '');

/** In the order of the configuration, not of the presses. */
export function toggled(value: string, choice: string, on: boolean, order: readonly string[]): string {
  const chosen = new Set(splitChoices(value));
  if (on) chosen.add(choice);
  else chosen.delete(choice);
  return order.filter((candidate) => chosen.has(candidate)).join(',');
}

/** The stored form; full-width digits of a Chinese keyboard are converted. */
export function onTheWire({ field_type: type }: Pick<AdditionalField, 'field_type'>, draft: string): string {
  return (type === 'NUMBER' ? draft.normalize('NFKC') : draft).trim();
}

/** Whether a draft has the format of its field: a number has digits with at most one sign and one decimal point. */
export function isUsable(field: Pick<AdditionalField, 'field_type'>, draft: string): boolean {
  const text = onTheWire(field, draft);
  return field.field_type !== 'NUMBER' || text === '' || /^-?\d+(\.\d+)?$/.test(text);
}

/** Whether a number has a sign, which no field of this page accepts. */
export const isBelowZero = (field: Pick<AdditionalField, 'field_type'>, draft: string): boolean =>
  field.field_type === 'NUMBER' && onTheWire(field, draft).startsWith('-');

/** Required fields cannot be emptied; several choices need at least one (§5). */
export function canSave(field: Pick<AdditionalField, 'field_type' | 'is_required'>, draft: string): boolean {
  if (field.field_type === 'MULTI_CHOICE_MODAL') return splitChoices(draft).length > 0;
  return !field.is_required || draft.trim() !== '';
}
