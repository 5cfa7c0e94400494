import type { ReactNode } from 'react';

/** What may be drawn beside others: elements, never a text of its own, which page translation of browsers replaces. */
export type Elements = Exclude<ReactNode, string | number | bigint>;
