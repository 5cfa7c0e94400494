import * as z from 'zod/mini';

const connection = z.object({
  saveData: z._default(z.boolean(), false),
  effectiveType: z._default(z.string(), '4g'),
});

/** Whether bytes that may never be needed cost this visitor something: data is saved, or the connection is slow. */
export function savesData(navigator: Navigator): boolean {
  const known = connection.safeParse(Reflect.get(navigator, 'connection'));
  return known.success && (known.data.saveData || known.data.effectiveType.endsWith('2g'));
}
