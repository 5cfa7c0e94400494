/** Since when something is deprecated, when it is removed, and what replaces it. */
export type Deprecation = {
  /** Contract version that deprecates it. */
  since: string;
  /** Contract version that removes it: one minor release later at the earliest. */
  goneIn: string;
  /** The replacement, as a sentence. */
  instead: string;
};

const warned = new Set<string>();

/**
 * Keeps a deprecated part of the contract working, and warns of its use once on a page (docs/contract.md).
 *
 * @param name as a user of the contract writes it, for example `host.auth.signOut`
 * @param part what it does until then
 */
export function deprecated<Given extends unknown[], Result>(
  name: string,
  { since, goneIn, instead }: Deprecation,
  part: (...given: Given) => Result,
): (...given: Given) => Result {
  return (...given) => {
    if (!warned.has(name)) {
      warned.add(name);
      console.warn(`MRW-202 ${name} is deprecated since contract ${since} and gone in ${goneIn}. ${instead}`);
    }
    return part(...given);
  };
}
