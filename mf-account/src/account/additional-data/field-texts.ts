import type { Language } from '@mrw/shared-contracts';
import type { AdditionalField, AdditionalSection } from '@mrw/shared-contracts/api/config';

const inOrder = (
  one: { display_priority?: number | undefined },
  other: { display_priority?: number | undefined },
) => (one.display_priority ?? 0) - (other.display_priority ?? 0);

/** Sections and their fields in display_priority order; one without fields is not shown. */
export function orderedSections(sections: readonly AdditionalSection[]): AdditionalSection[] {
  return [...sections]
    .filter(({ fields }) => fields.length > 0)
    .sort(inOrder)
    .map((section) => ({ ...section, fields: [...section.fields].sort(inOrder) }));
}

export function sectionName(section: AdditionalSection, language: Language): string {
  return named(section.translations, language) ?? section.name;
}

export function fieldTexts(
  field: AdditionalField,
  language: Language,
): { title: string; tips: string | null } {
  const translation = field.translations.find((candidate) => candidate.language === language);
  return { title: translation?.display_title ?? field.display_title, tips: translation?.tips ?? field.tips };
}

export type Choice = { value: string; label: string };

export function choicesOf(field: AdditionalField, language: Language): Choice[] {
  return field.choices.map(({ field_value: value, display_label: label, translations }) => ({
    value,
    label: named(translations, language) ?? label,
  }));
}

function named(names: readonly { language: string; name: string }[], language: Language): string | undefined {
  return names.find((candidate) => candidate.language === language)?.name;
}
