import type { StateStream } from '@mrw/shared-contracts';
import type { Kernel } from '../../host/create-host';
import { sentAhead } from '../../host/http/create-http';
import { followPage } from '../page-head/follow-page';
import type { InstallPrompt } from '../install/install-prompt';
import { isInstalled } from '../pocket/is-installed';
import { planInstall } from '../pocket/plan-install';
import { onIntent } from '../preload/on-intent';
import type { KeptRecord } from '../../telemetry/page-telemetry';
import { filesOfLinked } from './files-of-linked';
import { prepareLinked } from './prepare-linked';
import { readAhead } from './read-ahead';

/** What begins when the page is idle for the first time: its head is written, and the next pages are prepared. */
export function pageIsIdle(
  kernel: Kernel,
  records: readonly KeptRecord[],
  prompt$: StateStream<InstallPrompt | null>,
): void {
  followPage(window, kernel);
  const { state$ } = kernel.navigation;
  const sent = sentAhead();
  let from = state$.value.location.pathname;
  onIntent(window, (to) => {
    readAhead(kernel, { from, to, isGuess: true }, sent);
  });
  const leaveFor = prepareLinked(window, (to) => filesOfLinked(kernel, { from, to }, records));
  state$.subscribe(({ location: to }) => {
    if (to.pathname === from) return;
    readAhead(kernel, { from, to, isGuess: false }, sent);
    from = to.pathname;
    leaveFor();
  });
  takeReceipts(kernel);
  planInstall(kernel, window, prompt$);
}

/** A member's installed app takes pictures from other apps from now on; `cardOfPage` goes on with it in later pages. */
function takeReceipts({ host: { sharedReceipts, session$, bus } }: Kernel): void {
  if (!sharedReceipts || !isInstalled(window)) return;
  let isStarted = false;
  session$.subscribe(({ kind }) => {
    if (isStarted || kind !== 'member') return;
    isStarted = true;
    import('../pocket/start-pocket').then(
      ({ startSharing }) => {
        startSharing({ session$, bus, offered: true });
      },
      () => undefined,
    );
  });
}
