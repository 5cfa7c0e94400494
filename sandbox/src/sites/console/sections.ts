import * as z from 'zod/mini';
import { readDataFile } from '../../platform/data-file';
import { textSchema } from '../page/text';

/** One input of a command; its name is the key in what is sent. */
const field = z.strictObject({
  name: z.string(),
  label: textSchema,
  kind: z.enum(['text', 'number', 'choice', 'flag', 'json']),
  /** Values of a choice, with what a person reads; technical ones are read as they are. */
  options: z.optional(z.record(z.string(), z.nullable(textSchema))),
  value: z.optional(z.string()),
  hint: z.optional(textSchema),
  optional: z.optional(z.boolean()),
});
export type Field = z.infer<typeof field>;

/** One call of contract §8 that a person can make from the console. */
const command = z.strictObject({
  id: z.string(),
  title: textSchema,
  text: textSchema,
  button: textSchema,
  method: z.enum(['GET', 'POST', 'DELETE']),
  path: z.string(),
  fields: z.array(field),
  /** Of a list that is answered; left out: all. */
  columns: z.optional(z.array(z.string())),
  /** Checked before the call is made. */
  confirm: z.optional(textSchema),
});
export type Command = z.infer<typeof command>;

const section = z.strictObject({ id: z.string(), title: textSchema, commands: z.array(command) });

export const sections = z.array(section).parse(readDataFile(new URL('./sections.yaml', import.meta.url)));
