import type { Language } from '@mrw/shared-contracts/language';
import type { WalletMode } from '@mrw/shared-contracts/partners/registration';
import type { MemberWalletEvents } from '../element/wallet-events';

export type { ApplyDetail, MemberWalletEvents, PartnerOutcome } from '../element/wallet-events';
export type { WalletMode };

/** `<member-wallet>` for a partner's TypeScript. */
export interface MemberWallet extends HTMLElement {
  partner: string;
  language: Language;
  page: string;
  mode: WalletMode;
  set token(code: string | null);
  addEventListener<Name extends keyof MemberWalletEvents>(
    name: Name,
    listener: (event: MemberWalletEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'member-wallet': MemberWallet;
  }
}

/**
 * Loads embed.js from the site, once per page. The code always comes from the site: a partner never has to update it.
 *
 * @param shop origin of the site, for example `https://rewards.example`
 * @param nonce of the page's content security policy, when it has one
 * @throws Error when the script could not be loaded
 */
export async function loadMemberWallet(shop: string, nonce?: string): Promise<void> {
  if (customElements.get('member-wallet')) return;
  const script = document.createElement('script');
  script.src = new URL('/embed.js', shop).href;
  if (nonce) script.nonce = nonce;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error(`${script.src} could not be loaded`));
    };
  });
  document.head.append(script);
  await loaded;
}
