import { languageOf } from '@mrw/shared-contracts';
import { SaxesParser } from 'saxes';
import type { TextFile, Translations, Unit } from './unit';
import { xliffNamespace } from './write-xliff';

/** A document that is not read at all, with the line of the fault. */
export class XliffError extends Error {}

type Draft = { id: string; source: string | null; target: string | null; isInitial: boolean };

/**
 * Reads an XLIFF 2.x document. Other vocabularies (metadata of translation tools) are passed over, except
 * inside a text: there only `<ph>` and characters are allowed.
 *
 * @throws XliffError with the line, for XML that is not well formed, a document type, or markup in a text
 */
export function readXliff(xml: string): Translations {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (text: string): never => {
    throw new XliffError(`line ${parser.line}: ${text}`);
  };
  const files: (Omit<TextFile, 'units'> & { units: Unit[] })[] = [];
  const path: string[] = [];
  let language = '';
  let unit: Draft | null = null;
  let text: { of: 'source' | 'target'; content: string } | null = null;

  parser.on('error', (error) => refuse(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => refuse('a document type is not allowed'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    const attribute = (name: string) => attributes[name]?.value ?? refuse(`<${local}> without ${name}`);
    path.push(local);
    if (text) {
      if (local !== 'ph' || uri !== xliffNamespace) refuse(`markup <${local}> in a text`);
      text.content += `{{${attribute('equiv')}}}`;
      return;
    }
    if (path.length === 1 && (local !== 'xliff' || uri !== xliffNamespace)) refuse('this is no XLIFF 2');
    if (uri !== xliffNamespace) return;
    if (local === 'xliff') {
      if (attribute('srcLang') !== 'en') refuse('the source language is not en');
      language = attribute('trgLang');
    } else if (local === 'file') files.push({ namespace: attribute('id'), units: [] });
    else if (local === 'unit') unit = { id: attribute('id'), source: null, target: null, isInitial: false };
    else if (unit && local === 'segment') unit.isInitial = attributes['state']?.value === 'initial';
    else if (unit && path.at(-2) === 'segment' && (local === 'source' || local === 'target')) {
      if (unit[local] !== null) refuse(`${unit.id} has more than one segment`);
      text = { of: local, content: '' };
    }
  });
  const addText = (characters: string) => {
    if (text && path.at(-1) === text.of) text.content += characters;
    else if (text) refuse('text in a placeholder');
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local, uri }) => {
    path.pop();
    if (uri !== xliffNamespace) return;
    if (unit && local === text?.of) {
      unit[text.of] = text.content;
      text = null;
    } else if (unit && local === 'unit') {
      const { id, source, target, isInitial } = unit;
      unit = null;
      if (isInitial && target === null) return;
      if (source === null || target === null)
        return refuse(`${id} has no ${source === null ? 'source' : 'target'}`);
      files.at(-1)?.units.push({ id, source, target });
    }
  });
  parser.write(xml).close();
  return { language: languageOf(language) ?? refuse(`unknown language ${language}`), files };
}
