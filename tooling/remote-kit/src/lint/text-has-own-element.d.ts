import type { Rule } from 'eslint';

/** A text is the only child of its element: page translation of browsers replaces text nodes. */
export const textHasOwnElement: Rule.RuleModule;
