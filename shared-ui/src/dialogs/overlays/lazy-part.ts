import { useEffect, useState, type ComponentType } from 'react';

export type LazyPart<Props> = {
  /** Loads once; a failed load is not cached, so the next call tries again. */
  load(): Promise<ComponentType<Props>>;
  readonly loaded: ComponentType<Props> | null;
};

/** A component whose code is loaded on first use. */
export function lazyPart<Props>(fetch: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      pending ??= fetch().then(
        (module) => (loaded = module.default),
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** Milliseconds for which code is waited for without which something must be seen. */
const patience = 1_000;

export type PartState<Props> =
  | { kind: 'not-wanted' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'ready'; Component: ComponentType<Props> };

/**
 * @param part created once with `lazyPart`
 * @param wanted true when the part must be rendered; once ready it stays ready
 */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted: boolean): PartState<Props> {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [, setArrived] = useState(false);

  useEffect(() => {
    if (!wanted || part.loaded) return;
    let left = false;
    part.load().then(
      () => {
        if (!left) setArrived(true);
      },
      () => {
        if (!left) setFailedAttempt(attempt);
      },
    );
    return () => {
      left = true;
      setFailedAttempt(null);
    };
  }, [part, wanted, attempt]);

  if (part.loaded) return { kind: 'ready', Component: part.loaded };
  if (!wanted) return { kind: 'not-wanted' };
  if (failedAttempt !== attempt) return { kind: 'loading' };
  return {
    kind: 'failed',
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

/**
 * As `useLazyPart`, for what must be seen: code that cannot be fetched, or takes longer than a second, is `plain` until the
 * layer closes. A later change would take the focus and what was typed.
 */
export function useLayerPart<Props>(
  part: LazyPart<Props>,
  open: boolean,
): Exclude<PartState<Props>, { kind: 'failed' }> | { kind: 'plain' } {
  const state = useLazyPart(part, open);
  const [isPlain, setPlain] = useState(false);
  const isWaiting = state.kind === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const limit = setTimeout(setPlain, patience, true);
    return () => {
      clearTimeout(limit);
    };
  }, [isWaiting]);
  if (isPlain !== open && (isPlain || state.kind === 'failed')) setPlain(open);
  return isPlain || state.kind === 'failed' ? { kind: 'plain' } : state;
}
