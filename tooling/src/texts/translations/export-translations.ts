import type { Language } from '@mrw/shared-contracts';
import type { Source } from './import-translations';
import type { SourceText } from './source-texts';
import { englishOf, textsOf, unitId } from './unit';
import { writeXliff, type ExportedFile } from './write-xliff';

/** All texts of a language as one XLIFF document. */
export const exportTranslations = (language: Language, sources: readonly Source[]): string =>
  writeXliff(
    language,
    sources.flatMap((source) => filesOf(language, source)),
  );

function filesOf(language: Language, { file, texts }: Source): ExportedFile[] {
  return [...new Set(texts.map(({ namespace }) => namespace))].map((namespace) => ({
    namespace,
    packageName: file.split('/')[0] ?? '',
    original: file,
    units: textsOf(language, texts)
      .filter((text) => text.namespace === namespace)
      .map((text) => ({
        id: unitId(text),
        source: englishOf(text, texts)?.text ?? '',
        target: text.text,
        plural: pluralNote(text, texts),
        comment: text.comment,
      })),
  }));
}

function pluralNote(text: SourceText, texts: readonly SourceText[]): string | null {
  if (text.form === 'one') return 'Form for one.';
  if (text.form === 'other') return 'Form for every other number.';
  return englishOf(text, texts)?.form === 'other' ? 'One form for every number.' : null;
}
