import ts from 'typescript';

const parsed = (text: string) => ts.createSourceFile('part.d.ts', text, ts.ScriptTarget.ES2022, true);
const inOneLine = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');

/** The types of the constants whose name is declared once in a report. */
function typesOf(parts: readonly ts.SourceFile[]): Map<string, ts.TypeNode> {
  const declared = parts
    .flatMap(({ statements }) => [...statements])
    .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
    .map(({ name, type }) => ({ name: name.getText(), type }));
  return new Map(
    declared.flatMap(({ name, type }) =>
      type && declared.filter((other) => other.name === name).length === 1 ? [[name, type] as const] : [],
    ),
  );
}

/** The parts of a report; what is replaced in each of its constants. */
const inConstants = (parts: readonly ts.SourceFile[], replaced: (constant: ts.VariableStatement) => string) =>
  parts.map(
    (part) =>
      part.statements
        .map((one) => (ts.isVariableStatement(one) ? replaced(one) : one.getFullText()))
        .join('') + part.endOfFileToken.getFullText(),
  );

/**
 * The parts of a report, where a type of several lines in a constant that is also that of another constant is written
 * as `typeof` its name: the compiler writes a schema out wherever another one uses it.
 */
export function withNames(texts: readonly string[]): string[] {
  const parts = texts.map(parsed);
  const names = new Map<string, string>();
  for (const [name, type] of typesOf(parts))
    if (type.getText().includes('\n') && !names.has(inOneLine(type))) names.set(inOneLine(type), name);
  return inConstants(parts, (constant) => {
    let [text, end] = ['', constant.pos];
    const visit = (node: ts.Node): void => {
      const name = ts.isTypeNode(node) ? names.get(inOneLine(node)) : undefined;
      const isItsOwn = ts.isVariableDeclaration(node.parent) && node.parent.name.getText() === name;
      if (name === undefined || isItsOwn) return ts.forEachChild(node, visit);
      text += `${constant.getSourceFile().text.slice(end, node.getStart())}typeof ${name}`;
      end = node.end;
    };
    ts.forEachChild(constant, visit);
    return text + constant.getSourceFile().text.slice(end, constant.end);
  });
}

/** The parts of a report with the types that `withNames` replaced, each in one line: lines keep their numbers. */
export function withoutNames(texts: readonly string[]): string[] {
  const parts = texts.map(parsed);
  const types = typesOf(parts);
  const written = (text: string): string =>
    text.replace(/\btypeof (\w+)/g, (whole, name: string) => {
      const type = types.get(name);
      return type ? written(inOneLine(type)) : whole;
    });
  return inConstants(parts, (constant) => written(constant.getFullText()));
}
