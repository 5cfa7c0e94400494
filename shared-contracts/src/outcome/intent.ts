import * as z from 'zod/mini';
import type { Host } from '../host/host';
import { singleUseKey } from './single-use-key';

/** What a person wants done once: every call for it carries the same key, so that the server does it once. */
export type Intent = {
  headers: Record<'Idempotency-Key', string>;
  /** An earlier press, whose outcome is not known, has the same key. */
  isRepeated: boolean;
  /** The outcome is known: the same wish is another intent from now on. */
  settle(): void;
};

const openKeys = z.record(z.string(), z.string());

/**
 * The intent of a call. It lasts until it is settled, also over a reload of the tab: a press after an unknown outcome
 * repeats the first call.
 *
 * @param wish the act and its content, the same text for the same wish; it is stored, so it contains no code
 */
export function openIntent({ storage }: Pick<Host, 'storage'>, wish: string): Intent {
  const stored = storage.member('outcome_intents', openKeys);
  const earlier = stored.read()?.[wish];
  const key = earlier ?? singleUseKey();
  stored.write({ ...stored.read(), [wish]: key });
  return {
    headers: { 'Idempotency-Key': key },
    isRepeated: earlier !== undefined,
    settle: () => {
      const { [wish]: settled, ...others } = stored.read() ?? {};
      if (settled === key) stored.write(others);
    },
  };
}
