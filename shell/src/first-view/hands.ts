/** Milliseconds: a finger that stays longer does not hold up the page. */
const longest = 5_000;

const begins = ['pointerdown', 'compositionstart'] as const;
const ends = ['pointerup', 'pointercancel', 'compositionend'] as const;

export type Hands = { areOn(): boolean; end(): void };

/**
 * Whether a press or the composition of a character is under way: both end where they began, so the element must stay.
 *
 * @param onOff called a moment after the end, when its click has arrived
 */
export function watchHands(page: Window, onOff: () => void): Hands {
  let since = -Infinity;
  const begin = () => {
    since = page.performance.now();
  };
  const stop = () => {
    page.setTimeout(() => {
      since = -Infinity;
      onOff();
    });
  };
  for (const type of begins) page.addEventListener(type, begin, true);
  for (const type of ends) page.addEventListener(type, stop, true);
  return {
    areOn: () => page.performance.now() - since < longest,
    end: () => {
      for (const type of begins) page.removeEventListener(type, begin, true);
      for (const type of ends) page.removeEventListener(type, stop, true);
    },
  };
}
