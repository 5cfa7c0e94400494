import { useEffect, useRef, type RefObject } from 'react';

/** Fields say that they are wrong; a button that stands for one (a photo, a store) carries the data attribute. */
const wrong = '[aria-invalid="true"],[data-invalid]';

/**
 * Leads to the first field that is wrong, whose message is then read aloud.
 *
 * @param fault a new value for each attempt that failed; nothing happens while it is falsy
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
