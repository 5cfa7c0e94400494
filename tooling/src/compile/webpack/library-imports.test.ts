/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import webpack, { type Stats } from 'webpack';
import { publishedPackages } from '../../packages/published-packages';
import { root, varFolder } from '../../process/root';
import { ProvidedNamesPlugin } from './provided-names-plugin';

// Below the project, so that packages are found.
fs.mkdirSync(varFolder, { recursive: true });
const folder = fs.mkdtempSync(path.join(varFolder, 'imports-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Compiles a module as a remote is compiled, with its libraries outside. */
async function built(text: string): Promise<{ errors: string[]; imports: unknown }> {
  fs.writeFileSync(path.join(folder, 'page.js'), text);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './page.js',
    output: { path: path.join(folder, 'dist') },
    externals: { 'react-router-dom': 'var {}', 'zod/mini': 'var {}' },
    plugins: [new ProvidedNamesPlugin()],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('No result.'));
    });
  });
  const file = path.join(folder, 'dist/imports.json');
  return {
    errors: stats.compilation.errors.map(({ message }) => message),
    imports: fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null,
  };
}

test('a build writes down what it imports of the libraries whose names are a part of the contract', async () => {
  const { errors, imports } = await built(
    "import { Link, useParams as params } from 'react-router-dom'; import * as z from 'zod/mini'; export const a = [Link, params, z.string()];",
  );
  expect(errors).toEqual([]);
  expect(imports).toEqual({ 'react-router-dom': ['Link', 'useParams'], 'zod/mini': ['string'] });
});

test.each([
  [
    "import { useFetcher } from 'react-router-dom'; export const a = useFetcher;",
    /^page\.js imports useFetcher of react-router-dom, which contract \d+\.\d+\.\d+ does not provide\.$/,
  ],
  [
    "export { useFetcher } from 'react-router-dom';",
    /^page\.js imports useFetcher of react-router-dom, which contract \d+\.\d+\.\d+ does not provide\.$/,
  ],
  [
    "import * as z from 'zod/mini'; export const a = () => z;",
    /^page\.js uses zod\/mini as a whole: contract \d+\.\d+\.\d+ provides some names of it only\.$/,
  ],
])('%s fails the build with the name', async (text, reason) => {
  expect((await built(text)).errors).toEqual([expect.stringMatching(reason)]);
});

/** Faults of a source in a repository that has the published kit and the libraries. */
function typeFaults(text: string): string[] {
  const modules = path.join(folder, 'node_modules');
  const kit = path.join(modules, '@mrw/remote-kit');
  const { assets } = publishedPackages.find((one) => one.folder === 'tooling/remote-kit') ?? { assets: [] };
  for (const [from, to] of assets.filter(([, place]) => /^tsconfig|^facades/.test(place)))
    fs.cpSync(path.join(root, from), path.join(kit, to));
  for (const name of ['react-router-dom', 'react-router', 'react-i18next', '@tanstack', 'rxjs', 'zod']) {
    const link = path.join(modules, name);
    if (!fs.existsSync(link)) fs.symlinkSync(path.join(root, 'node_modules', name), link);
  }
  const file = path.join(folder, 'app.ts');
  fs.writeFileSync(file, text);
  const { config } = ts.readConfigFile(path.join(kit, 'tsconfig.remote.json'), (name) =>
    fs.readFileSync(name, 'utf8'),
  ) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);
  const program = ts.createProgram([file], { ...options, types: [] });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the types of the published packages refuse, with its name, what the host does not provide', () => {
  const provided = `import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { map } from 'rxjs';
import * as z from 'zod/mini';
const schema = z.object({ a: z.string() });
export type A = z.infer<typeof schema> | LinkProps | UseQueryOptions;
export const all = [useQuery, useTranslation, Link, map];
`;
  expect(typeFaults(provided)).toEqual([]);
  const others = `import { useFetcher } from 'react-router-dom';
import { scan } from 'rxjs';
import * as z from 'zod/mini';
export const all = [useFetcher, scan, z.tuple];
`;
  const faults = typeFaults(others).join('\n');
  expect(faults).toContain(
    "'useFetcher' cannot be used as a value because it was exported using 'export type'.",
  );
  expect(faults).toContain("'scan' cannot be used as a value");
  expect(faults).toContain("Property 'tuple' does not exist");
});
