import { HostRouter, type Language, type MountRoot } from '@mrw/shared-contracts';
import { memoryAreas } from '@mrw/shared-contracts/storage';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject } from 'rxjs';
import { createKernel } from '../../../host/create-host';
import { followSize } from '../../../host/navigation/follow-size';
import { historyNavigation } from '../../../host/navigation/history-navigation';
import { keepScrollPosition } from '../../../host/navigation/scroll-position';
import type { PageData } from '../../../host/page-data';
import { connectSession } from '../../../host/session/connect-session';
import { KernelProviders } from '../../../react/kernel-context/kernel-providers';
import { noTabs } from '../../standalone/no-session';
import { pageTelemetry } from '../../../telemetry/page-telemetry';
import { EmbeddedWallet } from './embedded-wallet';
import { memorySession } from './memory-session';
import { partnerLink, type Port } from './partner-link';
import { runCommands } from './run-commands';
import { walletNavigation } from './wallet-navigation';
import { isWalletPath } from './wallet-paths';

export type WalletStart = {
  page: PageData;
  /** Origin of the site of the wallet. */
  shop: string;
  /** Origin of the partner page. */
  partnerOrigin: string;
  port: Port;
  language: Language;
  token: string | null;
  history: Parameters<typeof historyNavigation>[0];
  root: MountRoot;
  /** The container of the wallet. */
  box: HTMLElement;
};

/**
 * Runs a wallet inside a partner site, on the kernel of the site.
 *
 * @returns a function that ends it and frees its resources
 */
export function startWallet(start: WalletStart): () => void {
  const { page, history, box } = start;
  const link = partnerLink(start.port, (command) => {
    run(command);
  });
  const navigation = walletNavigation(historyNavigation(history, start.shop), {
    owns: (path) => isWalletPath(path, kernel.deployment.remotes$.value, page.profile.flags),
    openSite: (address) => {
      window.open(address, '_blank', 'noopener');
    },
  });
  const kernel = createKernel({
    connect: connectSession,
    page,
    navigation,
    language: start.language,
    root: start.root,
    embed: { isOpenInOtherSite: true, partnerOrigin: start.partnerOrigin, channel: link.channel },
    storage: memorySession(),
    // Around an inline wallet the storage belongs to the partner.
    ...(start.root.kind === 'shadow' ? { areas: memoryAreas() } : {}),
    tabs: noTabs,
    storeLanguage: () => undefined,
    telemetry: pageTelemetry(),
    referCode: () => null,
    // Without a cookie choice only essential data is stored.
    consent$: new BehaviorSubject('essential' as const),
  });
  const { run, session } = runCommands(kernel, link.report);
  if (start.token) run({ type: 'MRW_SESSION', token: start.token });

  const react = createRoot(box, { identifierPrefix: `wallet-${nextId()}-` });
  react.render(
    <KernelProviders kernel={kernel}>
      <HostRouter navigation={navigation}>
        <EmbeddedWallet />
      </HostRouter>
    </KernelProviders>,
  );
  const unfollowSize = followSize(box, () => {
    const height = box.offsetHeight;
    if (height > 0) link.report({ type: 'MRW_RESIZE', height });
  });
  const stopScrolling = keepScrollPosition(navigation, () => topOf(box));
  link.report({ type: 'MRW_READY' });
  const unfollowSession = session();

  return () => {
    unfollowSession();
    unfollowSize();
    stopScrolling();
    react.unmount();
    kernel.stop();
    link.close();
  };
}

let wallets = 0;
const nextId = () => (wallets += 1);

/** The top of the wallet, when the visitor has scrolled past it; else the scroll position stays. */
const topOf = (box: HTMLElement) => window.scrollY + Math.min(0, Math.round(box.getBoundingClientRect().top));
