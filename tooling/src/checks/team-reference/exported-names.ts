import path from 'node:path';
import ts from 'typescript';
import { root } from '../../process/root';
import type { Entry } from './shared-program';

/** A row of the reference: a name with the types that belong to it. */
export type ExportedName = {
  names: readonly string[];
  /** The first sentence of its comment; empty without one. */
  text: string;
  /** Sources that its comment shows (`@example`). */
  examples: readonly string[];
  specifier: string;
  /** Path of the source file, from the root of the project. */
  file: string;
};

type Found = { name: string; symbol: ts.Symbol; specifier: string; file: string };

/** Every name that the modules export, once, in the order of the sources. */
export function exportedNames(program: ts.Program, entries: readonly Entry[]): ExportedName[] {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, Found>();
  for (const { specifier, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? file;
      const place = path.relative(root, declared).split(path.sep).join('/');
      if (!found.has(symbol)) found.set(symbol, { name: exported.name, symbol, specifier, file: place });
    }
  }
  const all = [...found.values()];
  const isLed = (one: Found) => all.some((other) => leads(other, one) && textOf(one.symbol, checker) === '');
  return all
    .filter((one) => !isLed(one))
    .map((one) => ({
      names: [one, ...all.filter((other) => leads(one, other) && isLed(other))].map(({ name }) => name),
      text: textOf(one.symbol, checker),
      examples: one.symbol
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'example')
        .map(({ text }) => ts.displayPartsToString(text).trim()),
      specifier: one.specifier,
      file: one.file,
    }));
}

/** The type of a schema (`coupon`, `Coupon`) and the properties of a part (`Button`, `ButtonProps`) have no row of their own. */
const leads = (one: Found, other: Found): boolean =>
  one.file === other.file &&
  one.name !== other.name &&
  (other.name === `${one.name}Props` ||
    other.name === one.name.replace(/^./, (first) => first.toUpperCase()));

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tags = symbol.getJsDocTags(checker);
  const tagged = (tag: string, words: string) => {
    const found = tags.find(({ name }) => name === tag);
    return found ? `${words} ${ts.displayPartsToString(found.text)}` : '';
  };
  const parts = [
    tagged('deprecated', 'Deprecated'),
    ts.displayPartsToString(symbol.getDocumentationComment(checker)) ||
      tagged('returns', 'Returns') ||
      tagged('throws', 'Throws'),
  ];
  const [sentence = ''] = parts
    .filter(Boolean)
    .join('. ')
    .replace(/\{@link (\S+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!]) (?=[A-Z`])/);
  return sentence.replace(/[.:]?$/, sentence === '' ? '' : '.');
}
