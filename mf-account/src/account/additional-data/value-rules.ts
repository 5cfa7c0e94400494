import type { AdditionalField } from '@mrw/shared-contracts/api/config';
import { asTyped, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { readNumber } from '@mrw/shared-ui/formatters';

/** Several choices are joined by commas (§3). */
export const splitChoices = (value: string): string[] => value.split(',').filter((part) => part !== '');

/** In the order of the configuration, not of the presses. */
export function toggled(value: string, choice: string, on: boolean, order: readonly string[]): string {
  const chosen = new Set(splitChoices(value));
  if (on) chosen.add(choice);
  else chosen.delete(choice);
  return order.filter((candidate) => chosen.has(candidate)).join(',');
}

/** Numbers are stored as text, so they may be longer than an amount. */
export const numberRules = { maxDigits: 20 };

/** The stored form of a draft without a fault. */
export function onTheWire({ field_type: type }: Pick<AdditionalField, 'field_type'>, draft: string): string {
  const read = type === 'NUMBER' && readNumber(draft, numberRules);
  return read && read.kind === 'number' ? read.text : asTyped(draft);
}

/** Required fields cannot be emptied; several choices need at least one (§5). */
export function canSave(field: Pick<AdditionalField, 'field_type' | 'is_required'>, draft: string): boolean {
  if (field.field_type === 'MULTI_CHOICE_MODAL') return splitChoices(draft).length > 0;
  return !field.is_required || !isBlank(draft);
}
