/** What the code of all remotes relies on, with the names of what is compared. Without names: all methods. */
const owners = (): readonly (readonly [name: string, owner: object | undefined, keys?: string])[] => [
  ['', window, 'fetch XMLHttpRequest Promise JSON setTimeout setInterval requestAnimationFrame'],
  ['history.', window.history, 'pushState replaceState back forward go'],
  ['JSON.', JSON],
  ['Object.', Object],
  ['Object.prototype.', Object.prototype],
  ['Array.prototype.', Array.prototype],
  ['String.prototype.', String.prototype],
  ['Function.prototype.', Function.prototype, 'call apply bind'],
  ['Promise.prototype.', Promise.prototype],
  ['EventTarget.prototype.', EventTarget.prototype],
  ['Node.prototype.', Node.prototype],
  ['XMLHttpRequest.prototype.', XMLHttpRequest.prototype],
];

type Native = { name: string; owner: object; key: string; isOwn: boolean };

/** Prototypes that must have no enumerable property: it would appear in every loop over keys. */
const prototypes = [Object.prototype, Array.prototype];

const methodsOf = (owner: object) =>
  Object.getOwnPropertyNames(owner).filter(
    (key) => typeof Object.getOwnPropertyDescriptor(owner, key)?.value === 'function',
  );

function nativesOfPage(): Native[] {
  return owners().flatMap(([name, owner, keys]) =>
    owner
      ? (keys?.split(' ') ?? methodsOf(owner)).map((key) => ({
          name: name + key,
          owner,
          key,
          isOwn: Object.prototype.hasOwnProperty.call(owner, key),
        }))
      : [],
  );
}

export type NativesChange = {
  names: readonly string[];
  /** Puts the values of before in their place. */
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
  const known = natives.map(read);
  return () => {
    let replaced: { native: Native; before: unknown }[] | undefined;
    for (let index = 0; index < natives.length; index += 1) {
      const native = natives[index];
      if (!native) break;
      const before = known[index];
      const now = read(native);
      if (now === before) continue;
      known[index] = now;
      (replaced ??= []).push({ native, before });
    }
    const added = prototypes.flatMap((owner) => Object.keys(owner).map((key) => ({ owner, key })));
    if (!replaced && added.length === 0) return null;
    return {
      names: [
        ...(replaced ?? []).map(({ native }) => native.name),
        ...added.map(({ key }) => `prototype.${key}`),
      ],
      restore: () => {
        for (const { native, before } of replaced ?? []) {
          putBack(native, before);
          known[natives.indexOf(native)] = read(native);
        }
        for (const { owner, key } of added) Reflect.deleteProperty(owner, key);
      },
    };
  };
}

/** What was made unchangeable stays as it is. */
function putBack({ owner, key, isOwn }: Native, value: unknown): void {
  if (!isOwn && Reflect.deleteProperty(owner, key) && Reflect.get(owner, key) === value) return;
  Reflect.defineProperty(owner, key, { value, writable: true, configurable: true });
}
