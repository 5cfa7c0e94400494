/** Trusted markup; every other value is escaped in a template. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  if (isList(part)) return part.map(render).join('');
  return part.markup;
}

/**
 * Builds markup from a template. Strings are escaped for text and for quoted attributes, lists are joined,
 * `false`, `null` and `undefined` vanish.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.map((text, at) => (at === 0 ? text : render(parts[at - 1]) + text)).join('');
  return { markup };
}
