/** Pixels of a pull that refreshes. */
const enough = 64;
const longest = 96;
/** The mark moves half as far as the finger. */
const damping = 0.5;

/** `by` in pixels, 0 when nothing is pulled. */
export type Pull = { by: number; enough: boolean };

type Handlers = { onPull(pull: Pull): void; onRefresh(): void };

const none: Pull = { by: 0, enough: false };

/**
 * Detects one finger that pulls the page down at its top, and prevents the browser's own reload.
 *
 * @returns a function that ends it
 */
export function followPull({ onPull, onRefresh }: Handlers): () => void {
  let from: { x: number; y: number } | null = null;
  let pull = none;

  const show = (next: Pull) => {
    pull = next;
    onPull(next);
  };
  const start = (event: TouchEvent) => {
    const [finger, other] = event.touches;
    const free = finger && !other && window.scrollY <= 0 && !isElsewhere(event.target);
    from = free ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const move = (event: TouchEvent) => {
    const finger = event.touches[0];
    if (!from || !finger) return;
    const down = finger.clientY - from.y;
    const aside = Math.abs(finger.clientX - from.x);
    // A horizontal swipe belongs to a carousel, and a scrolled page scrolls.
    if (pull.by === 0 && (aside > down || window.scrollY > 0)) {
      if (aside > 8 || down < 0) from = null;
      return;
    }
    const by = Math.min(longest, Math.max(0, down * damping));
    show({ by, enough: by >= enough });
  };
  const end = (event: TouchEvent) => {
    const wanted = event.type === 'touchend' && pull.enough;
    from = null;
    if (pull.by > 0) show(none);
    if (wanted) onRefresh();
  };

  const passive = { passive: true } as const;
  const page = document.documentElement;
  page.style.setProperty('overscroll-behavior-y', 'contain');
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', end);
  document.addEventListener('touchcancel', end);
  return () => {
    page.style.removeProperty('overscroll-behavior-y');
    document.removeEventListener('touchstart', start);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', end);
  };
}

/** Dialogs, sheets and maps handle their own gestures. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role=dialog],[role=alertdialog],[data-sheet],[data-gestures]') !== null
  );
}
