import { useKept } from '@mrw/shared-contracts';
import { isUnknown, type ReadingOptions } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { confirmedBy, type Written } from './confirmed-by';

/** Nothing could be read back: the write may have taken place, and is read again until it is known. */
export class UnconfirmedWrite extends Error {}

type Call<Sent> = {
  /** Names the write among those on the page: it outlives a remount of the page (`useKept`). */
  key: string;
  write(sent: Sent): Promise<unknown>;
  /** Whether the server has what was sent. */
  holds(sent: Sent, options: ReadingOptions): Promise<boolean>;
  /** Before `onDone` of the press, also when the page was left. */
  onStored?(): Promise<void> | void;
  onFailed?(error: unknown): void;
};

/** What one press does with its outcome, while its component is on the page. */
type Told = {
  onDone?(): void;
  /** An UnconfirmedWrite may be followed by `onDone` or another failure. */
  onFailed?(error: unknown): void;
};

/** A write by `confirmedBy`: while its outcome is unknown, it is read again. A new one ends that. */
export function useConfirmedWrite<Sent>({ key, write, holds, onStored, onFailed }: Call<Sent>) {
  const [busy, run] = useSingleFlight(key);
  const mounted = useMounted(key);
  const [toldRef] = useKept<{ current: Told }>(`told about ${key}`, () => ({ current: {} }));

  const settle = async (found: Written | { kind: 'unknown' }) => {
    if (found.kind === 'stored') {
      await onStored?.();
      if (mounted.current) toldRef.current.onDone?.();
      return;
    }
    const error = found.kind === 'failed' ? found.error : new UnconfirmedWrite();
    onFailed?.(error);
    if (mounted.current) toldRef.current.onFailed?.(error);
  };
  const question = useUnknownOutcome<Written>(
    (found) => {
      if (!isUnknown(found)) run(() => settle(found));
    },
    { key, passing: true },
  );

  return {
    busy,
    send: (sent: Sent, press: Told = {}) => {
      run(async () => {
        question.drop();
        toldRef.current = press;
        const found = await confirmedBy(write(sent), (options) => holds(sent, options));
        if (isUnknown(found)) question.receive(found);
        await settle(found);
      });
    },
  };
}
