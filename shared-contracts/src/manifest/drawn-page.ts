/**
 * A page whose document contains its first view, drawn by the job `npm run draw`: ids and attributes that the document,
 * the first script and the host have in common (docs/architecture.md).
 */
export const drawnIds = {
  /** The style element with the rules that match the view. */
  styles: 'drawn-styles',
  /** The element of the view, directly before the element that the shell renders into. */
  view: 'drawn',
  /** The script element with `DrawnAnswer[]`, after the markup; missing when the document would be too big. */
  answers: 'drawn-answers',
} as const;

/** Attributes of the element of the view. */
export const drawnAttributes = {
  /** When it was drawn, in milliseconds since 1970. */
  drawnAt: 'data-drawn-at',
  /** Milliseconds after which it is not shown any more. */
  keep: 'data-keep-ms',
  language: 'data-language',
  /** Path of the page, with its identifying parameter. */
  path: 'data-path',
  /** JSON of `DrawnVersions`. */
  versions: 'data-versions',
} as const;

/** Version of the shell and of each remote that the view was drawn with, by name. */
export type DrawnVersions = Readonly<Record<string, string>>;

/** A response of the public API that the view was drawn from. */
export type DrawnAnswer = {
  /** Whole address, as it was called. */
  url: string;
  /** When it was received, in milliseconds since 1970. */
  at: number;
  status: number;
  /** The parsed JSON. */
  body: unknown;
  /** Its `Link` header, which names the next page of a list. */
  link?: string;
};
