import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus inside a screen that covers everything, closes it with Esc and gives the focus back.
 * The page behind does not scroll meanwhile.
 */
export function useModalFocus(
  screen: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const before = focused(element);
    first.current?.focus();
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';

    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
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

/** What has the focus, also inside a shadow root. */
function focused(inside: HTMLElement): HTMLElement | null {
  const root = inside.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active instanceof HTMLElement ? active : null;
}

function keepInside(event: KeyboardEvent, element: HTMLElement): void {
  const all = [...element.querySelectorAll<HTMLElement>('button, a[href], input')];
  const current = focused(element);
  const at = all.findIndex((candidate) => candidate === current);
  const step = event.shiftKey ? -1 : 1;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}
