import { useRef, type TouchEvent } from 'react';

/** Pixels of a pull that closes a sheet. */
const enough = 96;

type Drag = { sheet: HTMLElement; from: number; by: number };

/**
 * Makes the head of a sheet draggable.
 *
 * @param onClose called once when the sheet is released far enough down
 * @param enabled false while the sheet must stay open
 * @returns handlers for the head; the sheet is the nearest ancestor with `data-sheet`
 */
export function useDragToClose(onClose: () => void, enabled: boolean) {
  const drag = useRef<Drag | null>(null);

  const onTouchStart = (event: TouchEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]');
    const touch = event.touches[0];
    drag.current = enabled && sheet && touch ? { sheet, from: touch.clientY, by: 0 } : null;
  };
  const onTouchMove = (event: TouchEvent<HTMLElement>) => {
    const touch = event.touches[0];
    if (!drag.current || !touch) return;
    drag.current.by = Math.max(0, touch.clientY - drag.current.from);
    drag.current.sheet.style.transform = `translateY(${drag.current.by}px)`;
  };
  const end = (event: TouchEvent<HTMLElement>) => {
    const ended = drag.current;
    drag.current = null;
    if (!ended) return;
    if (event.type === 'touchend' && ended.by >= enough) onClose();
    else ended.sheet.style.transform = '';
  };

  return { onTouchStart, onTouchMove, onTouchEnd: end, onTouchCancel: end };
}
