/** Entries by key, in the order of their first ones. */
export function grouped<Entry, Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key) {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
