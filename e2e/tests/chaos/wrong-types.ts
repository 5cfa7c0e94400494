/** The same answer with every third value of a kind that its schema refuses; ids and keys stay. */
export function wrongTypes(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => wrongTypes(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [
      name,
      random() < 0.3 ? otherKind(of) : wrongTypes(of, random),
    ]),
  );
}

const otherKind = (value: unknown): unknown =>
  typeof value === 'object' ? (value === null ? null : 'wrong') : { wrong: true };
