import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Traps the focus inside a full-screen view, closes it with Esc and restores the focus. The page behind does not
 * scroll. Why this is no `FocusScope`: docs/decisions/0016-focus-of-the-till-screen.md.
 */
export function useModalFocus(
  screen: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const before = focused(element);
    first.current?.focus();
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';

    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepInside(event, element);
    };
    element.addEventListener('keydown', keys);
    return () => {
      element.removeEventListener('keydown', keys);
      document.body.style.overflow = overflow;
      before?.focus();
    };
  }, [screen, first]);
}

/** The focused element, also inside a shadow root. */
function focused(inside: HTMLElement): HTMLElement | null {
  const root = inside.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active instanceof HTMLElement ? active : null;
}

const reachable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

function keepInside(event: KeyboardEvent, element: HTMLElement): void {
  event.preventDefault();
  const stops = [...element.querySelectorAll<HTMLElement>(reachable)].filter(({ tabIndex }) => tabIndex >= 0);
  if (event.shiftKey) stops.reverse();
  const at = stops.findIndex((stop) => stop === focused(element)) + 1;
  // The browser gives the focus to nothing that is disabled, hidden or inert: the next one gets it.
  [...stops.slice(at), ...stops.slice(0, at)].find((stop) => {
    stop.focus();
    return focused(element) === stop;
  });
}
