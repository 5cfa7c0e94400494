import type { Language } from '@mrw/shared-contracts';
import type { Notes, TextFile, Unit } from './unit';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

export type ExportedFile = Omit<TextFile, 'units'> & {
  readonly packageName: string;
  /** Path of the source file, from the root of the project. */
  readonly original: string;
  readonly units: readonly (Unit & Notes)[];
};

/** An XLIFF 2.0 document: placeholders are `<ph>` elements, which translation tools keep as they are. */
export function writeXliff(language: Language, files: readonly ExportedFile[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="en" trgLang="${language}">`,
    ...files.flatMap(({ namespace, packageName, original, units }) => [
      `  <file id="${escape(namespace)}" original="${escape(original)}" xml:space="preserve">`,
      `    <notes><note category="package">${escape(packageName)}</note></notes>`,
      ...units.flatMap(unitLines),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');
}

function unitLines({ id, source, target, plural, comment }: Unit & Notes): string[] {
  const notes = [
    ...(comment === '' ? [] : [`<note category="comment">${escape(comment)}</note>`]),
    ...(plural === null ? [] : [`<note category="plural">${escape(plural)}</note>`]),
  ];
  const ids = new PlaceholderIds();
  return [
    `    <unit id="${escape(id)}">`,
    ...(notes.length === 0 ? [] : [`      <notes>${notes.join('')}</notes>`]),
    // Without a target: not translated yet.
    target === '' ? '      <segment state="initial">' : '      <segment>',
    `        <source>${withPlaceholders(source, (name, index) => ids.ofSource(name, index))}</source>`,
    ...(target === ''
      ? []
      : [`        <target>${withPlaceholders(target, (name, index) => ids.ofTarget(name, index))}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
}

/** The id of a placeholder is the same in source and target, and used once in each. */
class PlaceholderIds {
  private readonly ids = new Map<string, string>();
  ofSource(name: string, index: number): string {
    const id = String(this.ids.size + 1);
    this.ids.set(`${name} ${index}`, id);
    return id;
  }
  ofTarget(name: string, index: number): string {
    return this.ids.get(`${name} ${index}`) ?? this.ofSource(name, index);
  }
}

/** @param idOf gives the id for a name and how often the name occurred before */
function withPlaceholders(text: string, idOf: (name: string, index: number) => string): string {
  const seen: string[] = [];
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part, index) => {
      if (index % 2 === 0) return escape(part);
      const name = part.slice(2, -2);
      const id = idOf(name, seen.filter((other) => other === name).length);
      seen.push(name);
      return `<ph id="${id}" equiv="${name}" disp="${part}"/>`;
    })
    .join('');
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
