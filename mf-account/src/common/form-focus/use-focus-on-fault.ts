import { useEffect, useRef, type RefObject } from 'react';

/** Faulty fields are marked; a button that stands for one (a photo, a store) has the data attribute. */
const wrong = '[aria-invalid="true"],[data-invalid]';

/**
 * Moves the focus to the first faulty field, whose message is then read aloud.
 *
 * @param fault a new value for each failed attempt; falsy does nothing
 */
export function useFocusOnFault<Element extends HTMLElement = HTMLFormElement>(
  fault: unknown,
): RefObject<Element | null> {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [fault]);
  return form;
}
