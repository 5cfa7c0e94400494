import { useEffect, useState } from 'react';
import { afterFirstPicture } from './go-first';

/**
 * For what may come later than the largest picture of the first screen, because it brings scripts and
 * pictures of its own.
 *
 * @returns false until the pictures with `priority` are painted or have failed, then true for good; at most 3 s later
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
