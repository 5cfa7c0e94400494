import type { StateStream } from '@mrw/shared-contracts';
import { deviceNow } from '@mrw/shared-contracts/device/now';
import { merge } from 'rxjs';
import * as z from 'zod/mini';
import type { Kernel } from '../../host/create-host';
import type { InstallPrompt } from '../install/install-prompt';
import { firstOffer, visitsAt, wayToInstall } from '../install/install-rules';
import { isInstalled } from './is-installed';

const lasting = { lifetime: 'browser', staysBecause: 'it is of the device, not of a member' } as const;

/**
 * Counts the visits of a device that allows it, and offers a member once, from the third on, to install the site.
 *
 * @returns a function that ends it
 */
export function planInstall(
  kernel: Kernel,
  page: Window,
  prompt$: StateStream<InstallPrompt | null>,
): () => void {
  const { config, consent$, session$, storage } = kernel.host;
  if (!config.sharedReceipts || isInstalled(page)) return () => undefined;
  const visits = storage.device('visits', z.object({ count: z.number(), last: z.number() }), lasting);
  const offered = storage.device('install_offered', z.literal(true), lasting);
  let isOffered = false;
  const watch = merge(consent$, session$, prompt$).subscribe(() => {
    if (consent$.value !== 'all') {
      visits.remove();
      return;
    }
    const visit = visitsAt(deviceNow(), visits.read());
    visits.write(visit);
    if (isOffered || visit.count < firstOffer || session$.value.kind !== 'member' || offered.read()) return;
    const prompt = prompt$.value;
    const way = wayToInstall(page.navigator, prompt !== null);
    // One banner at a time: the native app is offered in its place until that is closed.
    if (!way || page.document.querySelector(`a[href^="${config.appScheme}:"]`)) return;
    isOffered = true;
    import('./start-pocket').then(
      ({ offerInstall }) => {
        offerInstall(kernel.host, prompt, () => {
          offered.write(true);
        });
      },
      () => undefined,
    );
  });
  return () => {
    watch.unsubscribe();
  };
}
