import { pushKinds } from '@mrw/shared-contracts/api/push';
import * as z from 'zod/mini';
import { declinedKey, pushKey } from './names';

const on = z.object({
  uid: z.string(),
  kinds: z.array(z.enum(pushKinds)),
  details: z.boolean(),
  /** What the server was told, and when by the device. */
  told: z.string(),
  at: z.number(),
});
export type PushMark = z.infer<typeof on>;

/** `going`: the member has left, and the browser is ending it. */
export type MarkState = PushMark | 'none' | 'going';

/** What this device has chosen. @param storage a browser that blocks it throws here */
export function pushMarkOf(storage: () => Storage) {
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const write = (text: string) => {
    storage().setItem(pushKey, text);
  };
  return {
    read: (): MarkState => {
      const text = attempt(() => storage().getItem(pushKey), null);
      if (text === null) return 'none';
      // What cannot be read has no owner.
      return attempt(() => on.safeParse(JSON.parse(text)).data ?? 'going', 'going' as const);
    },
    /** @throws Error when the storage is full or blocked */
    keep: (mark: PushMark) => {
      write(JSON.stringify(mark));
      storage().removeItem(declinedKey);
    },
    going: () => {
      attempt(() => {
        write('going');
      }, undefined);
    },
    clear: () => {
      attempt(() => {
        storage().removeItem(pushKey);
      }, undefined);
    },
    isDeclined: () => attempt(() => storage().getItem(declinedKey) !== null, false),
    decline: () => {
      attempt(() => {
        storage().setItem(declinedKey, '1');
      }, undefined);
    },
  };
}
export type Mark = ReturnType<typeof pushMarkOf>;
