import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';

type Entry<T> = {
  read(): T;
  write: Dispatch<SetStateAction<T>>;
  subscribe(changed: () => void): () => void;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one map for the states of all types
type KeptEntries = Map<string, { entry: Entry<any>; mount: number }>;

/** The states of all mounts of a tree, and which mount this is. */
export type Kept = { entries: KeptEntries; mount: number };
export const KeptContext = createContext<Kept | null>(null);

/**
 * `useState` for a draft or a step that outlives the one remount of a page after an error of the DOM (`RemountOnce`).
 * It ends with its component as any state does.
 *
 * @param key names it among those of the remote that are on the page at the same time; it never changes
 * @param first as of `useState`
 * @returns value and setter; what is set by a call that the former mount began arrives, too
 *
 * @example
 * ```tsx
 * import { useKept } from '@mrw/shared-contracts';
 *
 * export const useDraft = () => useKept('feedback-draft', '');
 * ```
 */
export function useKept<T>(key: string, first: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const kept = useContext(KeptContext);
  const [entry] = useState((): Entry<T> => {
    const left = kept?.entries.get(key);
    return left && kept && left.mount < kept.mount ? left.entry : newEntry(first);
  });
  useLayoutEffect(() => {
    if (!kept) return;
    kept.entries.set(key, { entry, mount: kept.mount });
    return () => {
      if (kept.entries.get(key)?.entry === entry) kept.entries.delete(key);
    };
  }, [kept, key, entry]);
  return [useSyncExternalStore(entry.subscribe, entry.read), entry.write];
}

const isMaker = <T>(value: T | (() => T)): value is () => T => typeof value === 'function';
const isChange = <T>(next: SetStateAction<T>): next is (before: T) => T => typeof next === 'function';

function newEntry<T>(first: T | (() => T)): Entry<T> {
  let value = isMaker(first) ? first() : first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      value = isChange(next) ? next(value) : next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
