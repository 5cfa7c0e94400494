import ts from 'typescript';

/** A report with its texts in single quotes, as reports are since TypeScript 7; those before have both kinds. */
export const inSingleQuotes = (report: string): string =>
  report.replace(/(?<=^```ts\n)[\s\S]*?(?=```)/gm, requoted);

function requoted(code: string): string {
  const file = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.ES2022, true);
  const places: { from: number; to: number; text: string }[] = [];
  const find = (node: ts.Node): void => {
    if (ts.isStringLiteral(node))
      places.push({ from: node.getStart(file), to: node.end, text: singleQuoted(node) });
    ts.forEachChild(node, find);
  };
  find(file);
  return places.reduceRight((now, { from, to, text }) => now.slice(0, from) + text + now.slice(to), code);
}

const printer = ts.createPrinter();
const singleQuoted = ({ text }: ts.StringLiteral) =>
  printer.printNode(
    ts.EmitHint.Unspecified,
    ts.factory.createStringLiteral(text, true),
    ts.createSourceFile('', '', ts.ScriptTarget.ES2022),
  );
