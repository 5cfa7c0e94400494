import type * as z from 'zod/mini';

type Issue = { readonly path: readonly PropertyKey[]; readonly code: string };

const typeDefaults: Readonly<Record<string, () => unknown>> = {
  string: () => '',
  number: () => 0,
  int: () => 0,
  boolean: () => false,
  array: () => [],
  object: () => ({}),
  record: () => ({}),
};
const repairRounds = 6;
/** The report of a long list names a few items only. */
const mostNamed = 10;

/**
 * Reads a list tolerantly: missing or wrong fields of an item get defaults (null where the schema allows it, else the
 * empty value of the type; of an enum the last value, which is the harmless one). Only what is not a record is left
 * out.
 *
 * @param schema of one item
 * @param data the response body
 * @param report called at most once per list, with the fields that were filled (§5, Q-078)
 */
export function readList<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
  report: (problem: string) => void,
): z.infer<Schema>[] {
  const problems: string[] = [];
  if (!Array.isArray(data)) {
    report('not a list');
    return [];
  }
  const items = data.flatMap((item: unknown, index): z.infer<Schema>[] => {
    const note = (problem: string) => problems.push(`[${index}] ${problem}`);
    const read = readRecord(schema, item, note);
    return read === null ? [] : [read];
  });
  const more = problems.length > mostNamed ? [`and ${problems.length - mostNamed} more`] : [];
  if (problems.length > 0) report([...problems.slice(0, mostNamed), ...more].join('; '));
  return items;
}

/**
 * Reads one record with the tolerance of `readList`.
 *
 * @param report called at most once
 * @returns null when the data are no record, or cannot be repaired
 */
export function readRecord<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
  report: (problem: string) => void,
): z.infer<Schema> | null {
  let parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  if (!isRecord(data)) {
    report('not a record');
    return null;
  }
  const repaired: unknown = JSON.parse(JSON.stringify(data));
  const filled = new Set<string>();
  for (let round = 0; round < repairRounds && !parsed.success; round += 1) {
    for (const issue of parsed.error.issues) {
      const name = issue.path.join('.');
      setAt(repaired, issue.path, filled.has(name) ? defaultFor(issue) : null);
      filled.add(name);
    }
    parsed = schema.safeParse(repaired);
  }
  report(`filled ${[...filled].join(', ')}`);
  return parsed.success ? parsed.data : null;
}

/**
 * Whether a field that was sent has another type than the schema says. Missing ones and null have no type, and the
 * entries of a list are read as lists are.
 */
export function hasWrongTypes(schema: z.ZodMiniType, data: unknown): boolean {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.some(
    ({ code, path }) =>
      code === 'invalid_type' &&
      path.every((step) => typeof step === 'string') &&
      (path.reduce<unknown>(partOf, data) ?? null) !== null,
  );
}

function defaultFor(issue: Issue & { expected?: string; values?: readonly unknown[] }): unknown {
  if (issue.code === 'invalid_value') return issue.values?.[issue.values.length - 1] ?? null;
  return typeDefaults[issue.expected ?? '']?.() ?? null;
}

function setAt(target: unknown, path: readonly PropertyKey[], value: unknown): void {
  const key = path[path.length - 1];
  const parent = path.slice(0, -1).reduce<unknown>(partOf, target);
  if (isNode(parent) && key !== undefined) parent[key] = value;
}

const partOf = (node: unknown, step: PropertyKey): unknown => (isNode(node) ? node[step] : null);

/** Whether a value of JSON is an object with fields. */
export const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  isNode(value) && !Array.isArray(value);

const isNode = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
