import ts from 'typescript';
import { withoutNames } from './repeated-types';

export type Declaration = { node: ts.Node; line: number };
export type Report = {
  /** Subpaths by which a package is imported. */
  entries: string[];
  /** Exported declarations by their part of the report and their name; overloads of a function are one. */
  exported: Map<string, Declaration[]>;
};

const source = (text: string) => ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.ES2022, true);

/** Reads a report of a public API. */
export function declarationsOf(report: string): Report {
  const entries = [...report.matchAll(/^- `([^`]+)` from /gm)].map(([, entry = '']) => entry);
  const exported: Report['exported'] = new Map();
  const parts = [...report.matchAll(/^## (.+)\n\n```ts\n([\s\S]*?)```/gm)];
  const texts = withoutNames(parts.map(([, , text = '']) => text));
  for (const [index, found] of parts.entries()) {
    const [, part = ''] = found;
    const firstLine = report.slice(0, found.index).split('\n').length + 3;
    const file = source(texts[index] ?? '');
    for (const statement of file.statements) {
      if (!isExported(statement)) continue;
      const line = firstLine + file.getLineAndCharacterOfPosition(statement.getStart(file)).line;
      for (const [name, node] of named(statement)) {
        const key = `${part} ${name}`;
        exported.set(key, [...(exported.get(key) ?? []), { node, line }]);
      }
    }
  }
  return { entries, exported };
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function named(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return [[statement.name?.text ?? 'default', statement]];
  return [];
}
