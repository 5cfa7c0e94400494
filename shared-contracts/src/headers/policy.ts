/** Sources of each directive: none when empty, a directive without a value when null. */
export type Policy = Readonly<Record<string, readonly string[] | null>>;

/** Writes a content security policy as one header value. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => {
      if (sources === null) return name;
      return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`;
    })
    .join('; ');
}
