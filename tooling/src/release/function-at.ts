import ts from 'typescript';

/** The name of the function around a place; empty outside of every function. */
export function functionAt(
  text: string,
  file: string,
  { line, column }: { line: number; column: number },
): string {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('source', text, ts.ScriptTarget.Latest, true, kind);
  const starts = source.getLineStarts();
  const position = (starts[line - 1] ?? 0) + column;
  let name = '';
  const visit = (node: ts.Node): void => {
    if (position < node.getFullStart() || position >= node.getEnd()) return;
    name = nameOf(node) ?? name;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return name;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  const { parent } = node;
  if (!isFunction) return undefined;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}
