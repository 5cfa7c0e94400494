import * as z from 'zod/mini';

/**
 * An injected fault of a call (contract §8). `match`: text that `METHOD /path?query` contains, `*` matches anything.
 * delay: the handler runs, the response waits `value` ms; hang: the handler never runs; drop_before / drop_after: the
 * connection closes before / after the handler; status, detail, answer: responds without the handler.
 */
export const fault = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('delay'),
    match: z.string(),
    value: z.number(),
    times: z._default(z.number(), 1),
  }),
  z.object({ mode: z.literal('hang'), match: z.string(), times: z._default(z.number(), 1) }),
  z.object({ mode: z.literal('drop_before'), match: z.string(), times: z._default(z.number(), 1) }),
  z.object({ mode: z.literal('drop_after'), match: z.string(), times: z._default(z.number(), 1) }),
  z.object({
    mode: z.literal('status'),
    match: z.string(),
    value: z.number(),
    times: z._default(z.number(), 1),
  }),
  z.object({
    mode: z.literal('detail'),
    match: z.string(),
    value: z.string(),
    times: z._default(z.number(), 1),
  }),
  z.object({
    mode: z.literal('answer'),
    match: z.string(),
    value: z.object({ status: z.number(), body: z.unknown() }),
    times: z._default(z.number(), 1),
  }),
]);
export type Fault = z.infer<typeof fault>;

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that this call meets, counted down. */
  take(call: string): Fault | null;
};

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (added) => waiting.push({ fault: added, left: added.times }),
    clear: () => {
      waiting = [];
    },
    take: (call) => {
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
