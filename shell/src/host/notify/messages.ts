import type { Message, Notify } from '@mrw/shared-contracts';
import { toastDuration } from '@mrw/shared-contracts/constants';
import { BehaviorSubject } from 'rxjs';

/** Toasts of the whole site, each for 1200 ms (§9); whoever draws them keeps the last one readable. */
export function createNotify(): Notify {
  const messages$ = new BehaviorSubject<readonly Message[]>([]);
  let last = 0;
  return {
    messages$,
    toast: (text, tone = 'done') => {
      last += 1;
      const message: Message = { id: last, text, tone };
      messages$.next([...messages$.value, message]);
      setTimeout(() => {
        messages$.next(messages$.value.filter((shown) => shown !== message));
      }, toastDuration);
    },
  };
}
