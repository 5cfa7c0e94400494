import type * as z from 'zod/mini';

/** How long a stored value stays. */
export type StorageOptions = {
  /** `tab` until the tab is closed, which is the default; `browser` until it is removed. */
  lifetime?: 'tab' | 'browser';
  /** Why the value outlives a log-out. Without a reason the host removes it then. */
  staysBecause?: string;
};

/** One value in the browser's storage, under one key. No method throws. */
export interface StoredValue<T> {
  /** @returns null without a value, with one that does not fit the schema, and when storage is blocked */
  read(): T | null;
  /** When storage is full or blocked nothing is stored, and a previous value is removed. */
  write(value: T): void;
  remove(): void;
}

/**
 * What a remote stores in this browser. The host removes it at log-out in every tab, except after an expired session:
 * the same member finds it after the next login.
 *
 * @example
 * ```tsx
 * import { useHost } from '@mrw/shared-contracts';
 * import * as z from 'zod/mini';
 *
 * export function useLastStore() {
 *   const { storage } = useHost();
 *   return storage.member('stores_last', z.string(), { lifetime: 'browser' });
 * }
 * ```
 */
export interface HostStorage {
  /**
   * A value of the currently logged-in member; once another member logs in, it is no longer written. For a visitor
   * nothing is stored.
   *
   * @param key `<feature>_<what>`, the same for all members
   */
  member<T>(key: string, schema: z.ZodMiniType<T>, options?: StorageOptions): StoredValue<T>;
  /** A value of this device, for every visitor and member. */
  device<T>(key: string, schema: z.ZodMiniType<T>, options?: StorageOptions): StoredValue<T>;
}
