import { useEffect, useRef, useState } from 'react';
import { formatInteger } from '../../basics/formatters/numbers';
import { useReducedMotion } from '../../basics/viewport/media-query';
import { VisuallyHidden } from '../../visually-hidden';
import { countAt } from './count-at';

/** Milliseconds from the old number to the new one. */
const duration = 600;

/** A number that counts to its new value when it changes. Screen readers get the new value only. */
export function CountUp({
  value,
  from = value,
  format = formatInteger,
}: {
  value: number;
  /** What it counts from when it appears. */
  from?: number;
  format?: (value: number) => string;
}) {
  const still = useReducedMotion();
  const [shown, setShown] = useState(from);
  const last = useRef(from);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const next = still ? value : countAt(from, value, (now - start) / duration);
      last.current = next;
      setShown(next);
      if (next !== value) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [value, still]);

  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </>
  );
}
