import { languageOf, type Language } from '@mrw/shared-contracts';
import ts from 'typescript';

type Form = 'one' | 'other';

/** One string literal of a `defineStrings` table, with its position in the file. */
export type SourceText = {
  readonly namespace: string;
  readonly key: string;
  /** What the comment above the key says, for the translator. */
  readonly comment: string;
  readonly language: Language;
  /** Null for a text without plural forms. */
  readonly form: Form | null;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Behind the last language of the key. */
  readonly lastEnd: number;
};

/**
 * The texts of a source file.
 *
 * @throws Error for a table that is not made of literals: it could not be written back
 */
export function sourceTexts(fileName: string, source: string): SourceText[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const refuse = (node: ts.Node): never => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    throw new Error(`${fileName}:${line + 1}: texts are literals. ${node.getText(file).slice(0, 60)}`);
  };
  const entriesOf = (node: ts.Node): { name: string; value: ts.Expression; property: ts.Node }[] =>
    ts.isObjectLiteralExpression(node)
      ? node.properties.map((property) =>
          ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
            ? { name: property.name.text, value: property.initializer, property }
            : refuse(property),
        )
      : refuse(node);
  const literal = (node: ts.Expression) => {
    if (!ts.isStringLiteral(node)) return refuse(node);
    return { text: node.text, start: node.getStart(file), end: node.end };
  };
  const formOf = (name: string, node: ts.Node): Form =>
    name === 'one' || name === 'other' ? name : refuse(node);
  const tableOf = (call: ts.CallExpression): SourceText[] => {
    const [name, table] = call.arguments;
    if (name === undefined || table === undefined) return refuse(call);
    const namespace = literal(name).text;
    return entriesOf(table).flatMap(({ name: key, value, property }) =>
      entriesOf(value).flatMap(({ name: tag, value: text }, _, inLanguages) => {
        const language = languageOf(tag) ?? refuse(text);
        const lastEnd = inLanguages.at(-1)?.property.end ?? value.end;
        const about = { namespace, key, comment: commentAbove(property, source), language, lastEnd };
        const forms = ts.isStringLiteral(text)
          ? [{ form: null, value: text }]
          : entriesOf(text).map(({ name: form, value: one }) => ({ form: formOf(form, one), value: one }));
        return forms.map(({ form, value: one }) => ({ ...about, form, ...literal(one) }));
      }),
    );
  };
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'defineStrings')
      found.push(...tableOf(node));
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const commentAbove = (node: ts.Node, source: string): string =>
  (ts.getLeadingCommentRanges(source, node.pos) ?? [])
    .map(({ pos, end }) => source.slice(pos, end))
    .join(' ')
    .replace(/\/\*\*?|\*\/|^\s*\*|\/\//gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A string literal as the formatter writes it: in single quotes, unless double quotes need fewer escapes. */
export function literalOf(text: string): string {
  const count = (quote: string) => text.split(quote).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  return `${quote}${text.replace(/\\/g, '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
}
