import { useEffect, useRef } from 'react';
import { hasSameRows, mostReadings } from '../api/joined-pages';
import type { Page } from './calls';

/** Pages by the page before them that was found to be unchanged when they were there, or is being read. */
const joined = new WeakMap<object, object>();

/**
 * Keeps the pages of a list joined: the page before a new one is read once more, and with other rows than before the
 * whole list is read again.
 *
 * @param list.data undefined before the first response
 * @param list.readFrom reads the page of an address; null is the first
 */
export function useJoinedPages<Item>(list: {
  data: { pages: readonly Page<Item>[] } | undefined;
  isFetching: boolean;
  readFrom(address: string | null, signal: AbortSignal): Promise<Page<Item>>;
  refetch(): void;
}): void {
  const { data, isFetching } = list;
  const readings = useRef(0);
  const calls = useRef(list);
  useEffect(() => {
    calls.current = list;
  });

  useEffect(() => {
    if (!data || isFetching) return;
    const left = new AbortController();
    const isUnchanged = async (page: Page<Item>, place: number): Promise<boolean> => {
      const next = data.pages[place + 1];
      if (!next || joined.get(page) === next) return true;
      // Two places of a screen may show the same list.
      joined.set(page, next);
      const address = data.pages[place - 1]?.next ?? null;
      const again = await calls.current.readFrom(address, left.signal).catch(() => null);
      const isSame = again !== null && hasSameRows(page, again);
      if (!isSame) joined.delete(page);
      // What could not be read stays as it was, until the next reading.
      return isSame || again === null;
    };
    void Promise.all(data.pages.map(isUnchanged)).then((unchanged) => {
      if (left.signal.aborted) return;
      readings.current = unchanged.every(Boolean) ? 0 : readings.current + 1;
      if (readings.current > 0 && readings.current <= mostReadings) calls.current.refetch();
    });
    return () => {
      left.abort();
    };
  }, [data, isFetching]);
}
