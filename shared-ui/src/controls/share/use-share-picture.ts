import { useCallback, useEffect, useRef } from 'react';
import { loadPicture, takesPictures } from './share-picture';

/** Milliseconds after which the page has loaded what it needs itself. */
const quiet = 3_000;

type Prepared = { address: string; file: File | null };

/**
 * The picture of a link, loaded before the press: a press that waits for it is no longer one of the visitor, and the
 * browser refuses to share.
 *
 * @param address null to share without a picture
 */
export function useSharePicture(address: string | null): { prepare(): void; ready(): File | null } {
  const prepared = useRef<Prepared | null>(null);
  const prepare = useCallback(() => {
    if (address === null || prepared.current?.address === address || !takesPictures(navigator)) return;
    const own: Prepared = { address, file: null };
    prepared.current = own;
    void loadPicture(address).then((file) => {
      own.file = file;
      // The next pointer tries again.
      if (!file && prepared.current === own) prepared.current = null;
    });
  }, [address]);
  useEffect(() => {
    const timer = setTimeout(prepare, quiet);
    return () => {
      clearTimeout(timer);
    };
  }, [prepare]);
  return {
    prepare,
    ready: () => (prepared.current?.address === address ? prepared.current.file : null),
  };
}
