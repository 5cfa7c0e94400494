import ts from 'typescript';

/** The place of a module name in a text, without its quotes. */
export type Specifier = { name: string; start: number; end: number };

/** Every module that a source or a declaration names, in the order of the text. */
export function specifiersOf(file: string, text: string): Specifier[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false);
  const found: Specifier[] = [];
  const take = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteral(node))
      found.push({ name: node.text, start: node.getStart(source) + 1, end: node.getEnd() - 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) take(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text with other names of modules. */
export function withSpecifiers(file: string, text: string, rename: (name: string) => string): string {
  return specifiersOf(file, text).reduceRight(
    (changed, { name, start, end }) => changed.slice(0, start) + rename(name) + changed.slice(end),
    text,
  );
}
