import { createElement, useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import type {
  ApplyDetail,
  MemberWalletAttributes,
  MemberWalletElement,
  MemberWalletEvents,
  WalletError,
} from './element';
// In the package the module for pages without a bundler is one file, and this one uses it.
import { keepSession, loadMemberWallet } from './index';

export type MemberWalletProps = Pick<MemberWalletAttributes, 'partner'> &
  Partial<Omit<MemberWalletAttributes, 'partner'>> & {
    /** Origin of the site, for example `https://rewards.example`. */
    site: string;
    /** Nonce of the page's content security policy, when it has one. */
    nonce?: string;
    /** Asks your server for a wallet code; null when the user is not linked. Without it the wallet is a visitor's. */
    getCode?: () => Promise<string | null>;
    onReady?: () => void;
    onSession?: (session: 'member' | 'visitor') => void;
    onPageChange?: (page: string) => void;
    onResize?: (height: number) => void;
    onError?: (error: WalletError) => void;
    onApplyCoupon?: (detail: ApplyDetail) => void;
    onApplyCashCode?: (detail: ApplyDetail) => void;
    id?: string;
    className?: string;
    style?: CSSProperties;
  };

/** `<member-wallet>` for React 18 and newer; on a server it is the empty element. */
export function MemberWallet(props: MemberWalletProps): ReactElement {
  const { site, nonce, partner, mode, page, language, id, className, style } = props;
  const [element, setElement] = useState<MemberWalletElement | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => (element ? listen(element, latest) : undefined), [element]);
  useEffect(() => {
    loadMemberWallet(site, nonce).catch((error: unknown) => {
      latest.current.onError?.({ code: 'MRW-304', message: String(error) });
    });
  }, [site, nonce]);
  const set = { partner, mode, page, language, id, class: className, style };
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  return createElement('member-wallet', { ref: setElement, ...Object.fromEntries(given) });
}

/** @returns a function that ends it */
function listen(wallet: MemberWalletElement, latest: { current: MemberWalletProps }): () => void {
  const end = new AbortController();
  const on = <Name extends keyof MemberWalletEvents>(
    name: Name,
    tell: (detail: MemberWalletEvents[Name]['detail'], props: MemberWalletProps) => void,
  ) => {
    const hear = (event: MemberWalletEvents[Name]) => {
      tell(event.detail, latest.current);
    };
    wallet.addEventListener(name, hear, { signal: end.signal });
  };
  const endSession = keepSession(wallet, () => latest.current.getCode?.() ?? Promise.resolve(null));
  on('wallet-ready', (_, { onReady }) => onReady?.());
  on('wallet-session', ({ session }, { onSession }) => onSession?.(session));
  on('wallet-page', ({ page }, { onPageChange }) => onPageChange?.(page));
  on('wallet-resize', ({ height }, { onResize }) => onResize?.(height));
  on('wallet-error', (error, { onError }) => onError?.(error));
  on('apply-coupon', (detail, { onApplyCoupon }) => onApplyCoupon?.(detail));
  on('apply-cash-code', (detail, { onApplyCashCode }) => onApplyCashCode?.(detail));
  return () => {
    endSession();
    end.abort();
  };
}
