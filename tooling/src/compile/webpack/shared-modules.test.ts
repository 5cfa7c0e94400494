/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { providedNames } from '@mrw/shared-contracts/provided-names';
import { remoteNames, root } from '../../process/root';
import { consumedByRemote, neededByRemote } from './shared-modules';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const table = read('tooling/src/compile/webpack/shared-modules.ts');
const shared = [...table.matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name);

const facades: Readonly<Record<string, string>> = {
  'react-router-dom': 'react-router-dom',
  'react-i18next': 'react-i18next',
  '@tanstack/react-query': 'react-query',
  rxjs: 'rxjs',
  'zod/mini': 'zod-mini',
};

const provided: Readonly<Record<string, readonly string[]>> = providedNames;

const sourcesOf = (name: string) =>
  fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing'))
    .map((file) => ({ file: `${name}/src/${file}`, text: read(`${name}/src/${file}`) }));

/** What a whole import names only in types. */
const typesOnly = new Set(['infer', 'input', 'ZodMiniType']);

/** Names that a source imports as values from a package. */
function valueImports(text: string, from: string): string[] {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${from.replace('/', '\\/')}'`, 'g');
  const named = [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name),
  );
  const [, whole] = new RegExp(`import \\* as (\\w+) from '${from.replace('/', '\\/')}'`).exec(text) ?? [];
  const members = whole ? [...text.matchAll(new RegExp(`\\b${whole}\\.([\\w]+)`, 'g'))] : [];
  return [...named, ...members.map(([, name = '']) => name).filter((name) => !typesOnly.has(name))];
}

test('the host imports every module that it provides', () => {
  const imported = [...read('shell/src/entry/shared-scope.ts').matchAll(/import '([^']+)'/g)].map(
    ([, name]) => name,
  );
  expect([...imported].sort()).toEqual([...shared].sort());
});

test.each(Object.entries(facades))(
  'of %s the facade has exactly the names of the contract',
  (from, facade) => {
    const [, names = ''] =
      /export \{([^}]*)\}/.exec(read(`tooling/src/compile/webpack/facades/${facade}.ts`)) ?? [];
    const exported = names.split(',').map((name) => name.trim());
    expect(exported.filter(Boolean).sort()).toEqual([...(provided[from] ?? [])].sort());
  },
);

test.each(Object.entries(facades))('every name that is imported from %s is provided', (from) => {
  const missing = [...remoteNames, 'shared-contracts', 'shared-ui', 'shell']
    .flatMap(sourcesOf)
    .flatMap(({ file, text }) =>
      valueImports(text, from)
        .filter((name) => !provided[from]?.includes(name))
        .map((name) => `${name} in ${file}`),
    );
  expect(missing).toEqual([]);
});

test('a remote takes every later version of the same major, and more where it says that it needs more', () => {
  expect(neededByRemote({})).toMatchObject({ react: '^19.0.0', rxjs: '^7.0.0' });
  expect(neededByRemote({ react: '^19.4.0' })).toMatchObject({ react: '^19.4.0', rxjs: '^7.0.0' });
  expect(consumedByRemote({ react: '^19.4.0' })['react']).toEqual({
    singleton: true,
    import: false,
    strictVersion: true,
    requiredVersion: '^19.4.0',
  });
});

test('an unshared module cannot be needed', () => {
  expect(() => neededByRemote({ 'left-pad': '^1.0.0' })).toThrow('No package shares left-pad');
});
