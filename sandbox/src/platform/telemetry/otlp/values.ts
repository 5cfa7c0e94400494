/** A value of an attribute in the JSON encoding of OTLP: whole numbers are strings. */
type AnyValue =
  { stringValue: string } | { boolValue: boolean } | { intValue: string } | { doubleValue: number };
export type Attribute = { key: string; value: AnyValue };
type Given = string | number | boolean | null | undefined;

/** Attributes of what has a value. */
export const attributesOf = (given: Readonly<Record<string, Given>>): Attribute[] =>
  Object.entries(given).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ key, value: valueOf(value) }],
  );

function valueOf(value: string | number | boolean): AnyValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** Nanoseconds since 1970, of milliseconds. */
export const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds)}000000`;

export const scope = { name: 'member-rewards-web' };
