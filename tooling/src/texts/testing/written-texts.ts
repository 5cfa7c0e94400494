import fs from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import ts from 'typescript';

export type WrittenText = {
  readonly text: string;
  /** Undefined for Chinese without a language, for example the name of a language in a switch. */
  readonly language: 'zh-Hant' | 'zh-Hans' | undefined;
};

const han = /\p{Script=Han}/u;

function languageOf(node: ts.Node): WrittenText['language'] {
  const { parent } = node;
  if (ts.isSourceFile(node)) return undefined;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    const name = ts.isStringLiteral(parent.name) ? parent.name.text : '';
    if (name === 'zh-Hant' || name === 'zh-Hans') return name;
  }
  return languageOf(parent);
}

/** The Chinese texts of a source: from `strings.ts`, demo data and pages. */
export function writtenTexts(source: string, fileName = 'source.ts'): WrittenText[] {
  if (!han.test(source)) return [];
  const found: WrittenText[] = [];
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && han.test(node.text)) found.push({ text: node.text, language: languageOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The Chinese texts of a data file, by the key that they stand under. */
export function dataTexts(source: string): WrittenText[] {
  const within = (value: unknown, language: WrittenText['language']): WrittenText[] => {
    if (typeof value === 'string') return han.test(value) ? [{ text: value, language }] : [];
    if (typeof value !== 'object' || value === null) return [];
    // Texts of the API name their language beside them.
    const own = 'language' in value ? chineseOf(value.language) : undefined;
    return Object.entries(value).flatMap(([key, child]) => within(child, chineseOf(key) ?? own ?? language));
  };
  return within(load(source, { schema: CORE_SCHEMA }), undefined);
}

const chineseOf = (name: unknown) => (name === 'zh-Hant' || name === 'zh-Hans' ? name : undefined);

/** Source, template and data files below a folder with what they write, tests and their samples apart. */
export function filesWithChinese(folder: string): { file: string; texts: WrittenText[] }[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(?:tsx?(?:\.template)?|yaml|json)$/.test(file) && !/\.test\.tsx?|(^|\/)testing\//.test(file),
    )
    .sort()
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, texts: textsOf(file) }))
    .filter(({ texts }) => texts.length > 0);
}

function textsOf(file: string): WrittenText[] {
  const source = fs.readFileSync(file, 'utf8');
  return /\.(?:yaml|json)$/.test(file) ? dataTexts(source) : writtenTexts(source, file);
}
