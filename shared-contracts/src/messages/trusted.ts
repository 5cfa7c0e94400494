import type * as z from 'zod/mini';

/**
 * Reads a cross-window message only when it comes from the expected window and origin and has the agreed format.
 *
 * @param expected the exact origin (never `null` or `*`) and the sending window
 * @returns the message, or null for anything else
 */
export function trustedMessage<Schema extends z.ZodMiniType>(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  expected: { origin: string; source: MessageEventSource | null },
  schema: Schema,
): z.infer<Schema> | null {
  if (event.origin === 'null' || event.origin !== expected.origin) return null;
  if (!expected.source || event.source !== expected.source) return null;
  const parsed = schema.safeParse(event.data);
  return parsed.success ? parsed.data : null;
}
