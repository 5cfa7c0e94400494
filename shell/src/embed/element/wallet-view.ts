import type { Language } from '@mrw/shared-contracts/language';
import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts/messages/embed';
import type { WalletPlace } from './wallet-place';

/** What one mounting of the wallet needs to know, whatever its mode. */
export type WalletRequest = {
  place: WalletPlace;
  /** Origin of the site whose wallet it is. */
  shop: string;
  partner: string;
  page: string;
  language: Language;
  /** Gives the authorization code once: it works only once. */
  takeToken(): string | null;
  nonce: string | undefined;
  onReport(report: EmbedReport): void;
  onError(code: 'MRW-301' | 'MRW-302', message: string): void;
};

export type WalletView = { send(command: EmbedCommand): void; end(): void };
