import { languages } from '@mrw/shared-contracts/language';
import type { DrawnAnswer } from '@mrw/shared-contracts/manifest/drawn-page';
import * as z from 'zod/mini';

/** Attributes that describe a page; any other could load or run something. */
const describing = {
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'hreflang'],
  script: ['type'],
};
const kinds = ['canonical', 'alternate', 'application/ld+json'];

const tag = z
  .object({
    name: z.enum(['meta', 'link', 'script']),
    attributes: z.record(z.string(), z.string()),
    text: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ name, attributes: { rel, type, ...rest } }) =>
        (name === 'meta' || kinds.includes(`${rel ?? ''}${type ?? ''}`)) &&
        Object.keys(rest).every((key) => describing[name].includes(key)),
    ),
  );

/** What the drawing removes (`clean-view.ts`): who can write to the storage brings no program into a page with it. */
const loads =
  /<(?:script|style|link|meta|base|title|template|noscript|i?frame|object|embed|applet|canvas|portal|plaintext|xmp)/i;

const answer = z.object({
  url: z.string(),
  at: z.number(),
  status: z.int(),
  body: z.unknown(),
  link: z.optional(z.string()),
});

/** The first view of one page in one language, and what it was drawn from. */
export const drawnView = z.object({
  /** Path of the page with its identifying parameter. */
  address: z.string(),
  language: z.enum(languages),
  /** Milliseconds since 1970; `checkedAt`: its answers were found unchanged then. */
  drawnAt: z.number(),
  checkedAt: z.number(),
  /** When its answers begin to mean something else, in milliseconds since 1970: a renewal ends there. */
  moment: z.number(),
  /** Milliseconds since 1970 after which it is not shown. */
  until: z.number(),
  /** Of the shell and of every remote in the view, by name. */
  versions: z.record(z.string(), z.string()),
  title: z.string(),
  head: z.array(tag),
  styles: z.string().check(z.refine((text) => !text.includes('</'))),
  markup: z.string().check(z.refine((text) => !loads.test(text))),
  answers: z.array(answer),
  /** SHA-256 of the body of every answer that the page was made from, by address. */
  sources: z.record(z.string(), z.string()),
  /** SHA-256 of the items of the public lists that the page is about; empty for a page of no item. */
  items: z.string(),
});
export type DrawnView = Omit<z.infer<typeof drawnView>, 'answers'> & { answers: readonly DrawnAnswer[] };
