import type { SiteNavigation } from '../navigation/history-navigation';
import type { Deployment } from './deployment';

/** Milliseconds between two readings of the deployment file. */
const interval = 60_000;

/**
 * At a navigation, at most once a minute: asks which remotes are disabled, so that their pages go from an open site too.
 *
 * @param now milliseconds of a monotonic clock
 * @returns ends it
 */
export function watchDisabled(
  navigation: Pick<SiteNavigation, 'state$'>,
  deployment: Pick<Deployment, 'followDisabled'>,
  now: () => number = () => performance.now(),
): () => void {
  let last = now();
  const moves = navigation.state$.subscribe(() => {
    if (now() - last < interval) return;
    last = now();
    void deployment.followDisabled();
  });
  return () => {
    moves.unsubscribe();
  };
}
