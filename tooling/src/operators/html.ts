import { escapeAttribute } from '../serve/site/escape-text';

/** Markup that is safe to be part of a page. */
export type Html = { readonly markup: string };
export type Part = string | number | Html | readonly Html[] | null | false;

/** Markup with every text escaped, in elements and in attributes between double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: strings.reduce((text, next, index) => `${text}${markupOf(parts[index - 1] ?? null)}${next}`),
  };
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeAttribute(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
