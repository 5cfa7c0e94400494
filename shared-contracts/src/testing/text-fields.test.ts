import fs from 'node:fs';
import path from 'node:path';
import { codeFields, linkFields, pictureFields, textFields } from './text-fields';

const folder = path.join(__dirname, '../api');
const parts = ['innerType', 'element', 'valueType', 'in', 'out', 'left', 'right'];

type Definition = Readonly<Record<string, unknown>> & { type?: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function definitionOf(value: unknown): Definition | null {
  const inner = isRecord(value) ? value['_zod'] : null;
  return isRecord(inner) && isRecord(inner['def']) ? inner['def'] : null;
}

/** Names of the fields of a schema that hold any text. */
function namesOf(schema: unknown, name: string, seen: Set<unknown>): readonly string[] {
  const definition = definitionOf(schema);
  if (!definition) return [];
  if (definition.type === 'string') return [name];
  if (seen.has(schema)) return [];
  if (definition.type === 'object') seen.add(schema);
  const { shape, options, items } = definition;
  return [
    ...(isRecord(shape) ? Object.entries(shape).flatMap(([key, of]) => namesOf(of, key, seen)) : []),
    ...parts.flatMap((part) => namesOf(definition[part], name, seen)),
    ...[options, items].flatMap((list) =>
      Array.isArray(list) ? list.flatMap((of: unknown) => namesOf(of, name, seen)) : [],
    ),
  ];
}

test('every field of the API that holds text is known as text, link, picture or code', () => {
  const seen = new Set<unknown>();
  const names = fs
    .readdirSync(folder)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      Object.entries(jest.requireActual<Record<string, unknown>>(path.join(folder, file))).flatMap(
        ([name, schema]) => namesOf(schema, name, seen),
      ),
    );
  const known = [...textFields, ...linkFields, ...pictureFields, ...codeFields];
  expect([...new Set(names)].sort()).toEqual([...known].sort());
});
