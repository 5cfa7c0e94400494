import { HostRouter, type Language, type MountRoot } from '@mrw/shared-contracts';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject } from 'rxjs';
import { createKernel } from '../../host/create-host';
import { followSize } from '../../host/navigation/follow-size';
import { historyNavigation } from '../../host/navigation/history-navigation';
import { keepScrollPosition } from '../../host/navigation/scroll-position';
import type { PageData } from '../../host/page-data';
import { KernelProviders } from '../../site/KernelProviders';
import { noTabs } from '../../standalone/no-session';
import { pageTelemetry } from '../../telemetry/page-telemetry';
import { EmbeddedWallet } from './EmbeddedWallet';
import { memorySession } from './memory-session';
import { partnerLink, type Port } from './partner-link';
import { runCommands } from './run-commands';
import { walletNavigation } from './wallet-navigation';
import { isWalletPath } from './wallet-paths';

export type WalletStart = {
  page: PageData;
  /** Origin of the site that the wallet belongs to. */
  shop: string;
  /** Origin of the page around it. */
  partnerOrigin: string;
  port: Port;
  language: Language;
  token: string | null;
  history: Parameters<typeof historyNavigation>[0];
  root: MountRoot;
  /** The wallet is drawn in here. */
  box: HTMLElement;
};

/**
 * Runs a wallet inside another site, on the kernel of the site itself.
 *
 * @returns a function that ends it and frees everything it holds
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
    page,
    navigation,
    language: start.language,
    root: start.root,
    embed: { isOpenInOtherSite: true, partnerOrigin: start.partnerOrigin, channel: link.channel },
    storage: memorySession(),
    tabs: noTabs,
    storeLanguage: () => undefined,
    telemetry: pageTelemetry(),
    referCode: () => null,
    // Nobody was asked: only what the wallet cannot do without is stored.
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

/** Where the wallet begins, when the visitor has scrolled past it; else the page around stays as it is. */
const topOf = (box: HTMLElement) => window.scrollY + Math.min(0, Math.round(box.getBoundingClientRect().top));
