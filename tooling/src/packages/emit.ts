import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../process/root';
import { importedFile } from './sources';
import { withSpecifiers } from './specifiers';

/** The file that a source becomes. */
export const compiledName = (file: string) =>
  file.endsWith('.d.ts') ? file : file.replace(/\.tsx?$/, '.js');

/** Where `tsc -b` left the declarations of a source. */
const declarationOf = (file: string) =>
  path.join(root, '.tsbuild', path.relative(root, file).replace(/\.tsx?$/, '.d.ts'));

/**
 * A text with relative imports that name files as Node and TypeScript read them in a package: with their endings.
 *
 * @param source the file that the text stands for
 */
function withEndings(source: string, text: string): string {
  return withSpecifiers(source, text, (name) => {
    if (!name.startsWith('.')) return name;
    const to = path.relative(path.dirname(source), compiledName(importedFile(source, name)));
    return to.startsWith('.') ? to : `./${to}`;
  });
}

/**
 * Writes what a source becomes in a package: a module with its source map, and its declarations. What is no
 * TypeScript is copied.
 *
 * @param target place of the source in the package, with its own ending
 * @throws Error without the declarations
 */
export function emit(source: string, target: string): void {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(source) || source.endsWith('.d.ts')) {
    fs.copyFileSync(source, target);
    return;
  }
  const text = withEndings(source, fs.readFileSync(source, 'utf8'));
  const { outputText, sourceMapText = '' } = ts.transpileModule(text, {
    fileName: path.basename(source),
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      sourceMap: true,
      inlineSources: true,
    },
  });
  const script = compiledName(target);
  fs.writeFileSync(script, outputText);
  fs.writeFileSync(`${script}.map`, sourceMapText);
  const declaration = declarationOf(source);
  if (!fs.existsSync(declaration)) throw new Error(`Run "npm run types" first: ${declaration} is missing.`);
  // A style sheet says nothing about types.
  const types = withEndings(
    source,
    fs.readFileSync(declaration, 'utf8').replace(/^import '.+\.css';\n/gm, ''),
  );
  fs.writeFileSync(target.replace(/\.tsx?$/, '.d.ts'), types);
}
