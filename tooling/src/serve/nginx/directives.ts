import type { Headers } from '@mrw/shared-contracts/headers';

/** A directive, or a block of them. */
export type Directive = string | { block: string; of: readonly Directive[] };

export const block = (name: string, ...of: Directive[]): Directive => ({ block: name, of });

/** `add_header` for each; also on answers that are errors. */
export const addHeaders = (headers: Headers): Directive[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always`);

/** Variables stay variables. */
export const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A `map` from one variable to another. */
export const map = (
  from: string,
  to: string,
  cases: Readonly<Record<string, string>>,
  otherwise: string,
): Directive =>
  block(
    `map ${from} $${to}`,
    ...Object.entries(cases).map(([value, result]) => `${quoted(value)} ${quoted(result)}`),
    `default ${quoted(otherwise)}`,
  );

/** The text of a configuration file. */
export function printed(directives: readonly Directive[], depth = 0): string {
  const indent = '  '.repeat(depth);
  return directives
    .map((directive) =>
      typeof directive === 'string'
        ? `${indent}${directive};\n`
        : `${indent}${directive.block} {\n${printed(directive.of, depth + 1)}${indent}}\n`,
    )
    .join('');
}
