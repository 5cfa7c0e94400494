declare module 'js-yaml' {
  /** Without dates: a text that looks like one stays a text. */
  export const CORE_SCHEMA: unique symbol;
  export function load(text: string, options: { schema: typeof CORE_SCHEMA }): unknown;
}
