/** What a document says when its results, or a part of them, are of other sources than those of today. */
export const changedSince = 'The sources have changed since';

/** The hash of the sources that a document says its results are about; null when it says none. */
export const measuredHash = (text: string): string | null => /Sources: `(\w+)`/.exec(text)?.[1] ?? null;

/** The document with the day and the sources of the picture that was drawn now. */
export const lastDrawn = (text: string, day: string, sources: string): string =>
  text.replace(/^Last drawn: .*$/m, `Last drawn: ${day}. Sources: \`${sources}\`.`);
