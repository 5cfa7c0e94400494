/** What a document says when its results, or a part of them, are of other sources than those of today. */
export const changedSince = 'The sources have changed since';

/** The hash of the sources that a document says its results are about; null when it says none. */
export const measuredHash = (text: string): string | null => /Sources: `(\w+)`/.exec(text)?.[1] ?? null;
