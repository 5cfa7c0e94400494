import type { HostNavigation } from '@mrw/shared-contracts';
import type { CashState } from './picker-state';

/**
 * Goes back to the page that opened this one and leaves the choice in its entry of the history: a second entry of that
 * page would stand in the way of Back.
 */
export function returnToOpener(navigation: HostNavigation, opener: string, state: CashState): void {
  const here = navigation.state$.value;
  const arrival = navigation.state$.subscribe((now) => {
    if (now === here) return;
    arrival.unsubscribe();
    // Everybody hears of the way back first.
    queueMicrotask(() => {
      navigation.navigate(opener, { replace: true, state });
    });
  });
  navigation.navigate(-1);
}
