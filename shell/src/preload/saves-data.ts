import * as z from 'zod/mini';

const connection = z.object({
  saveData: z._default(z.boolean(), false),
  effectiveType: z._default(z.string(), '4g'),
});

/** Whether unneeded bytes should be avoided for this visitor: data saving is on, or the connection is slow. */
export function savesData(navigator: Navigator): boolean {
  const known = connection.safeParse(Reflect.get(navigator, 'connection'));
  return known.success && (known.data.saveData || known.data.effectiveType.endsWith('2g'));
}
