/** A CSS feature that Chrome 83, Firefox 78 or Safari 12.1 lack, and how it is detected. */
export type Feature = { what: string; pattern: RegExp; property?: RegExp };

/** An unknown selector invalidates its whole rule. */
export const newerSelectors: readonly Feature[] = [
  { what: ':is or :where', pattern: /:(?:is|where)\(/ },
  { what: ':has', pattern: /:has\(/ },
  { what: ':not with several selectors', pattern: /:not\([^()]*,/ },
  { what: ':nth-child with "of"', pattern: /:nth-(?:last-)?child\([^)]* of / },
  { what: ':dir', pattern: /:dir\(/ },
  { what: 'newer state', pattern: /:(?:modal|open|popover-open|user-valid|user-invalid)\b/ },
  { what: 'nesting', pattern: /&/ },
];

/** Allowed in separate rules: without support, the other rules define the page. */
export const decoration = /:focus-visible|::marker|::file-selector-button|:autofill|::view-transition/;

export const newerAtRules: readonly Feature[] = [
  { what: 'at-rule', pattern: /^@(?:layer|container|property|scope|starting-style|position-try)\b/ },
  { what: 'range of widths', pattern: /^@media [^{]*[<>]/ },
];

/** A property without support needs `@supports` as its fallback. */
export const newerProperties: readonly Feature[] = [
  { what: 'inset', pattern: /^inset(?:-|$)/ },
  { what: 'aspect-ratio', pattern: /^aspect-ratio$/ },
  { what: 'two logical sides', pattern: /^(?:margin|padding)-(?:inline|block)$/ },
  { what: 'two logical sides', pattern: /^border-(?:inline|block)(?:-(?:color|style|width))?$/ },
  { what: 'logical corner', pattern: /^border-(?:start|end)-(?:start|end)-radius$/ },
  { what: 'transform of its own', pattern: /^(?:translate|rotate|scale)$/ },
  { what: 'container', pattern: /^container(?:-|$)/ },
  { what: 'anchor', pattern: /^(?:anchor-name|position-anchor|position-area)$/ },
];

/** An unknown value is dropped: an earlier value of the same property is the fallback. */
export const newerValues: readonly Feature[] = [
  { what: 'clamp', pattern: /\bclamp\(/ },
  { what: 'unit of the small, large or dynamic window', pattern: /\d[dls]v(?:[bhiw]|min|max)\b/ },
  { what: 'unit of a container', pattern: /\dcq(?:[bhiw]|min|max)\b/ },
  { what: 'newer colour', pattern: /\b(?:color-mix|color|oklch|oklab|lch|lab|hwb|light-dark)\(/ },
  { what: 'colour from another', pattern: /\b(?:rgb|hsl)a?\(\s*from\b/ },
  { what: 'conic-gradient', pattern: /conic-gradient\(/ },
  { what: 'image-set', pattern: /image-set\(/ },
  { what: 'subgrid', pattern: /\bsubgrid\b/ },
  { what: 'revert', pattern: /\brevert\b/ },
  { what: 'flow-root', property: /^display$/, pattern: /\bflow-root\b/ },
  { what: 'display of two words', property: /^display$/, pattern: /^(?:block|inline) / },
  { what: 'fit-content', pattern: /(?:^|[ (])fit-content\b/ },
  { what: 'overflow: clip', property: /^overflow/, pattern: /\bclip\b/ },
  { what: 'overflow of two words', property: /^overflow$/, pattern: / / },
  { what: 'logical side', property: /^(?:float|clear)$/, pattern: /^inline-/ },
  { what: 'content with words for it', property: /^content$/, pattern: /\// },
  { what: 'flex-basis: content', property: /^flex(?:-basis)?$/, pattern: /\bcontent\b/ },
];

/** Known in a grid, not in a row. */
export const gridOnly: readonly Feature[] = [
  { what: 'gap without a grid', property: /^(?:row-|column-)?gap$/, pattern: /./ },
  {
    what: 'start and end without a grid',
    property: /^(?:align|justify)-(?:items|content|self)$/,
    pattern: /^(?:start|end)$/,
  },
];
