import type { DrawnView } from '../serve/site/drawn/drawn-view';
import { keepOf } from './limits';

/** A view whose answers were read again and are the same. @param now milliseconds since 1970, before they were read */
export const renewed = (view: DrawnView, now: number): DrawnView => ({
  ...view,
  checkedAt: now,
  until: Math.min(now + keepOf(Object.keys(view.sources).length), view.moment),
  answers: view.answers.map((answer) => ({ ...answer, at: now })),
});
