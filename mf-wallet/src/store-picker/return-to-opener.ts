import type { HostNavigation } from '@mrw/shared-contracts';

/**
 * Goes back to the page that opened this one and stores the choice in its history entry: a second entry of that page
 * would break Back.
 *
 * @param opener path of that page, or of the one that takes its place
 */
export function returnToOpener(
  navigation: HostNavigation,
  opener: string,
  state: object | null = null,
): void {
  const here = navigation.state$.value;
  const arrival = navigation.state$.subscribe((now) => {
    if (now === here) return;
    arrival.unsubscribe();
    // All listeners get the navigation first.
    queueMicrotask(() => {
      navigation.navigate(opener, { replace: true, state });
    });
  });
  navigation.navigate(-1);
}
