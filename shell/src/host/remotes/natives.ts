type Native = { name: string; owner: object; key: string; isOwn: boolean };

const methodsOf = (owner: object) =>
  Object.getOwnPropertyNames(owner).filter(
    (key) => typeof Object.getOwnPropertyDescriptor(owner, key)?.value === 'function',
  );

/** What the code of all remotes relies on. */
function nativesOfPage(): Native[] {
  const prototypes = [Object, Array, String, Function, Promise, EventTarget, Node, XMLHttpRequest].map(
    ({ name, prototype }): [string, object] => [`${name}.prototype.`, prototype],
  );
  const owners: readonly (readonly [name: string, owner: object, keys?: readonly string[]])[] = [
    [
      '',
      window,
      ['fetch', 'XMLHttpRequest', 'Promise', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
    ],
    ['history.', window.history, ['pushState', 'replaceState', 'back', 'go']],
    ['JSON.', JSON],
    ['Object.', Object],
    ...prototypes,
  ];
  return owners.flatMap(([name, owner, keys]) =>
    (keys ?? methodsOf(owner)).map((key) => ({
      name: name + key,
      owner,
      key,
      isOwn: Object.getOwnPropertyDescriptor(owner, key) !== undefined,
    })),
  );
}

export type NativesChange = {
  names: readonly string[];
  /** Puts the values of before in their place; what was made unchangeable stays. */
  restore(): void;
};

/**
 * Remembers the built-in functions of the page.
 *
 * @returns a function that finds what was replaced or added since the last call (null: nothing), and remembers that
 */
export function rememberNatives(): () => NativesChange | null {
  const natives = nativesOfPage();
  const read = ({ owner, key }: Native): unknown => Reflect.get(owner, key);
  let known = natives.map(read);
  return () => {
    const before = known;
    const now = natives.map(read);
    const replaced = natives.filter((_, index) => before[index] !== now[index]);
    // They would appear in every loop over keys.
    const added = [...Object.keys(Object.prototype), ...Object.keys(Array.prototype)];
    if (replaced.length + added.length === 0) return null;
    known = now;
    return {
      names: [...replaced.map(({ name }) => name), ...added],
      restore: () => {
        for (const native of replaced) {
          const { owner, key, isOwn } = native;
          const value = before[natives.indexOf(native)];
          if (isOwn) Reflect.defineProperty(owner, key, { value, writable: true, configurable: true });
          else Reflect.deleteProperty(owner, key);
        }
        for (const key of added)
          for (const { prototype } of [Object, Array]) Reflect.deleteProperty(prototype, key);
        known = natives.map(read);
      },
    };
  };
}
