import type { DrawnPress } from './drawn-press';
import { twinOf } from './twin';

/** Milliseconds: what is opened later surprises. */
const playedWithin = 5_000;

/**
 * What only opens or shows something, or leads to another page by its own word (`data-replay`). All other buttons may send,
 * spend, share or need the press itself.
 */
const opens = '[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded], [role=tab], [data-replay]';
const control = 'button, summary, [role=button], [role=tab], a';

/**
 * The button of the real view for a press on the drawn one, when the press only opens a menu, dialog, tab or text.
 *
 * @param now of the clock of the page, as the time of the press
 */
export function replayOf(
  press: DrawnPress | undefined,
  drawn: HTMLElement,
  real: HTMLElement,
  now: number,
): HTMLElement | null {
  if (!press || now - press.at >= playedWithin || !(press.target instanceof Element)) return null;
  const pressed = press.target.closest(control);
  if (!pressed || !drawn.contains(pressed)) return null;
  const twin = twinOf(pressed, drawn, real);
  return twin?.matches(opens) && !submits(twin) ? twin : null;
}

const submits = (element: Element) =>
  element instanceof HTMLButtonElement && element.form !== null && element.type === 'submit';
