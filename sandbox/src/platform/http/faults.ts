import * as z from 'zod/mini';

/** The calls that meet a fault. */
const calls = { match: z.string(), times: z._default(z.number(), 1) };

/**
 * An injected fault of a call (contract §8). `match`: text that `METHOD /path?query` contains, `*` matches anything.
 * delay: the handler runs, the response waits `value` ms; hang: the handler never runs; drop_before / drop_after: the
 * connection closes before / after the handler; status, detail, answer: responds without the handler; answer_after:
 * the handler runs, its answer is replaced (a text is HTML), and with `cut` the connection closes in the middle of it.
 */
export const fault = z.discriminatedUnion('mode', [
  z.object({ mode: z.enum(['delay', 'status']), ...calls, value: z.number() }),
  z.object({ mode: z.enum(['hang', 'drop_before', 'drop_after']), ...calls }),
  z.object({ mode: z.literal('detail'), ...calls, value: z.string() }),
  z.object({
    mode: z.literal('answer'),
    ...calls,
    value: z.object({ status: z.number(), body: z.unknown() }),
  }),
  z.object({
    mode: z.literal('answer_after'),
    ...calls,
    value: z.object({ status: z.number(), body: z.unknown(), cut: z.optional(z.boolean()) }),
  }),
]);
export type Fault = z.infer<typeof fault>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (added: Fault) => waiting.push({ fault: added, left: added.times }),
    clear: () => {
      waiting = [];
    },
    /** The fault that this call meets, counted down. */
    take: (call: string): Fault | null => {
      const hit = waiting.find((entry) => meets(call, entry.fault.match));
      if (hit === undefined) return null;
      hit.left -= 1;
      waiting = waiting.filter((entry) => entry.left > 0);
      return hit.fault;
    },
  };
}

/** True when the pieces of `match` between its stars occur in the call in that order. */
export function meets(call: string, match: string): boolean {
  let from = 0;
  return match.split('*').every((piece) => {
    const at = call.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}
