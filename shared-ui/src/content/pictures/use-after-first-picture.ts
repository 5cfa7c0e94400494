import { useEffect, useState } from 'react';
import { afterFirstPicture } from './go-first';

/**
 * For content that can load after the largest picture of the first screen, because it has scripts and pictures of its
 * own.
 *
 * @returns false until the pictures with `priority` are painted or have failed, then true; after at most 3 s
 */
export function useAfterFirstPicture(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(
    () =>
      afterFirstPicture(() => {
        setIsAfter(true);
      }),
    [],
  );
  return isAfter;
}
