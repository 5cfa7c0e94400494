import fs from 'node:fs';
import ts from 'typescript';

export type Row = { name: string; type: string; text: string };

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The members of a type of a source file, with their comments.
 *
 * @throws Error when the file has no such type, or one of its members no comment
 */
export function membersOf(file: string, typeName: string): Row[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const members = source.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === typeName) return [statement.members];
    const isAlias = ts.isTypeAliasDeclaration(statement) && statement.name.text === typeName;
    return isAlias && ts.isTypeLiteralNode(statement.type) ? [statement.type.members] : [];
  })[0];
  if (!members) throw new Error(`${file} has no type ${typeName} with members.`);
  return members.map((member) => {
    const { name, text } = commented(member, typeName, source);
    return { name, type: spelledOut(typeOf(member, source), source), text };
  });
}

/**
 * The properties of the first object in a constant, with their comments.
 *
 * @throws Error when the file has no such constant, or one of its properties no comment
 */
export function propertiesOf(file: string, variable: string): Omit<Row, 'type'>[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const declared = source.statements
    .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
    .find(({ name }) => name.getText(source) === variable);
  const objectIn = (node: ts.Node): ts.ObjectLiteralExpression | undefined =>
    ts.isObjectLiteralExpression(node) ? node : ts.forEachChild(node, objectIn);
  const object = declared && objectIn(declared);
  if (!object) throw new Error(`${file} has no object ${variable}.`);
  return object.properties.map((property) => commented(property, variable, source));
}

function commented(node: ts.NamedDeclaration, owner: string, source: ts.SourceFile): Omit<Row, 'type'> {
  const name = node.name ? tidy(node.name.getText(source)).replace(/['"]/g, '') : '';
  const text = tidy(ts.getJSDocCommentsAndTags(node).map(commentOf).join(' '));
  if (text === '') throw new Error(`${owner}.${name} has no comment.`);
  return { name, text };
}

/** A name of a type of the same file, where it is short, is what it stands for. */
const spelledOut = (type: string, source: ts.SourceFile): string =>
  type.replace(/\b[A-Z]\w+\b/g, (name) => {
    const alias = source.statements.find(
      (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    );
    const isUnion = alias && ts.isTypeAliasDeclaration(alias) && ts.isUnionTypeNode(alias.type);
    return isUnion && !alias.type.getText(source).includes('/**') ? tidy(alias.type.getText(source)) : name;
  });

const commentOf = (node: ts.Node) =>
  ts.isJSDoc(node) && typeof node.comment === 'string' ? node.comment : '';

function typeOf(member: ts.TypeElement, source: ts.SourceFile): string {
  if (ts.isPropertySignature(member) && member.type) return tidy(member.type.getText(source));
  if (ts.isMethodSignature(member))
    return tidy(
      `(${member.parameters.map((one) => one.getText(source)).join(', ')}) => ${member.type?.getText(source) ?? 'void'}`,
    );
  return '';
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** A table in Markdown; prettier sets its widths. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
