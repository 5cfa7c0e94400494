import { literalOf, type SourceText } from './source-texts';
import {
  englishOf,
  placeholdersOf,
  unitId,
  textsOf,
  unsafePart,
  type TextFile,
  type Translations,
  type Unit,
} from './unit';

type Edit = { readonly at: SourceText; readonly text: string };

/** A source file with its texts. */
export type Source = {
  readonly file: string;
  readonly content: string;
  readonly texts: readonly SourceText[];
};

export type Imported = {
  /** One line for each reason to refuse the documents; nothing is written then. */
  readonly faults: readonly string[];
  /** The source files that change, with their new content. */
  readonly changed: readonly { readonly file: string; readonly content: string; readonly texts: number }[];
};

/**
 * Compares translations with the sources; all documents are refused together. Files are found by namespace, never
 * by a path of a document.
 */
export function importTranslations(documents: readonly Translations[], sources: readonly Source[]): Imported {
  const faults: string[] = [];
  const edits = new Map<Source, Edit[]>();
  const seen = new Set<string>();
  for (const { language, files } of documents) {
    for (const file of files) {
      const source = sources.find(({ texts }) => texts.some(({ namespace }) => namespace === file.namespace));
      const ofNamespace = source?.texts.filter(({ namespace }) => namespace === file.namespace) ?? [];
      const stored = textsOf(language, ofNamespace);
      for (const unit of file.units) {
        const name = `${language} ${file.namespace}.${unit.id}`;
        const at = stored.find((text) => unitId(text) === unit.id);
        const found = [
          ...(seen.has(name) ? ['occurs twice'] : []),
          ...(at ? unitFaults(unit, englishOf(at, ofNamespace)) : ['unknown key']),
        ];
        seen.add(name);
        faults.push(...found.map((fault) => `${name}: ${fault}`));
        if (source && at && unit.target !== at.text)
          edits.set(source, [...(edits.get(source) ?? []), { at, text: unit.target }]);
      }
      faults.push(...keyFaults(file, ofNamespace, stored).map((fault) => `${language} ${fault}`));
    }
  }
  if (faults.length > 0) return { faults, changed: [] };
  const changed = [...edits].map(([{ file, content }, edit]) => ({
    file,
    content: withEdits(content, edit),
    texts: edit.length,
  }));
  return { faults, changed };
}

function unitFaults({ source, target }: Unit, english: SourceText | undefined): string[] {
  const unsafe = unsafePart(target);
  return [
    ...(english?.text === source ? [] : ['the English text changed after the export; export again']),
    ...(unsafe === null ? [] : [unsafe]),
  ];
}

/** Plural forms that are missing, and placeholders that differ from those of the English text, for each key. */
function keyFaults(
  { namespace, units }: TextFile,
  texts: readonly SourceText[],
  stored: readonly SourceText[],
): string[] {
  return [...new Set(stored.map(({ key }) => key))].flatMap((key) => {
    const forms = stored.filter((text) => text.key === key);
    const given = forms.flatMap((text) => units.filter(({ id }) => id === unitId(text)));
    if (given.length === 0) return [];
    const missing = forms.filter((text) => given.every(({ id }) => id !== unitId(text)));
    const english = texts.filter((text) => text.language === 'en' && text.key === key);
    const wanted = placeholdersOf(english.map(({ text }) => text));
    const found = placeholdersOf(given.map(({ target }) => target));
    return [
      ...missing.map((text) => `${namespace}.${unitId(text)}: the plural form is missing`),
      ...[...wanted]
        .filter((name) => !found.has(name))
        .map((name) => `${namespace}.${key}: the placeholder {{${name}}} is missing`),
      ...[...found]
        .filter((name) => !wanted.has(name))
        .map((name) => `${namespace}.${key}: the placeholder {{${name}}} is not in the English text`),
    ];
  });
}

/** Replaces literals, and adds those of a language that its key does not have; the last one first, so that positions hold. */
const withEdits = (content: string, edits: readonly Edit[]): string =>
  [...edits]
    .map(({ at, text }) =>
      at.text === ''
        ? { start: at.lastEnd, end: at.lastEnd, code: `, ${nameOf(at.language)}: ${literalOf(text)}` }
        : { start: at.start, end: at.end, code: literalOf(text) },
    )
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, code }) => result.slice(0, start) + code + result.slice(end), content);

/** A name of a property as the formatter writes it. */
export const nameOf = (language: string): string => (language.includes('-') ? `'${language}'` : language);
