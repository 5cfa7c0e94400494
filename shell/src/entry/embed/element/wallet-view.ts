import type { Language } from '@mrw/shared-contracts/language';
import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts/messages/embed';
import type { WalletPlace } from './wallet-place';

/** The parameters of one mount of the wallet, in either mode. */
export type WalletRequest = {
  place: WalletPlace;
  /** Origin of the site whose wallet it is. */
  shop: string;
  partner: string;
  page: string;
  language: Language;
  /** Returns the authorization code once: it is valid once. */
  takeToken(): string | null;
  nonce: string | undefined;
  onReport(report: EmbedReport): void;
  /** It cannot be shown. */
  onError(code: 'MRW-301' | 'MRW-302' | 'MRW-303', message: string): void;
  /** Possibly refused; it is still waited for. */
  onDoubt(code: 'MRW-303', message: string): void;
};

export type WalletView = { send(command: EmbedCommand): void; end(): void };
