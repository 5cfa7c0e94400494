import type { Message, Notify } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';

const kept = 5;

/**
 * The latest messages of the whole site; they are shown for 1200 ms each, and the last one stays readable (§9,
 *
 */
export function createNotify(): Notify {
  const messages$ = new BehaviorSubject<readonly Message[]>([]);
  let last = 0;
  return {
    messages$,
    toast: (text, tone = 'done') => {
      last += 1;
      messages$.next([...messages$.value, { id: last, text, tone }].slice(-kept));
    },
  };
}
