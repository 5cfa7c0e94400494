import type { core } from 'zod/mini';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  number: 'a number',
};

/** What the patterns of the contract stand for, by the key that has them. */
const forms: Readonly<Record<string, string>> = {
  name: '"mf-" with small letters, digits and hyphens',
  exposes: '"./" with letters, digits, _ and -',
  slots: '"./" with letters, digits, _ and -, as in exposes',
  movedTo: 'a path of the site: /store/:id',
  prefetch: 'a path of the API: /campaigns/:id',
  at: 'names with dots between them: photos.cover',
};

/** `routes[0].path`; the content as a whole has no name. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    if (!/^\w+$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === '' ? name : `${text}.${name}`;
  }, '') || 'its content';

function expected(issue: core.$ZodIssue, path: readonly PropertyKey[]): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small')
    return issue.origin === 'number' ? `above ${issue.minimum}` : 'a text that is not empty';
  if (issue.code === 'invalid_format') {
    if ('prefix' in issue) return `a text that begins with ${String(issue.prefix)}`;
    return path.toReversed().flatMap((key) => forms[String(key)] ?? [])[0] ?? 'of another form';
  }
  return 'as the contract has it';
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), data);

/** One sentence for each fault of a `remote.json`: which field, what is expected, what is there. */
export const declarationFaults = (data: unknown, issues: readonly core.$ZodIssue[]): string[] =>
  issues.map((issue) => {
    const { path } = issue;
    if (issue.code === 'invalid_key') {
      const key = String(path.at(-1));
      const [inner] = issue.issues;
      return `${nameOf(path.slice(0, -1))} has the key ${JSON.stringify(key)}, which has to be ${inner ? expected(inner, path.slice(0, -1)) : 'another one'}.`;
    }
    const value = valueAt(data, path);
    return value === undefined
      ? `${nameOf(path)} is missing: ${expected(issue, path)}.`
      : `${nameOf(path)} has to be ${expected(issue, path)}, and is ${JSON.stringify(value).slice(0, 60)}.`;
  });
