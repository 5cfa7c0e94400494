export type {
  ApplyDetail,
  MemberWalletAttributes,
  MemberWalletElement,
  MemberWalletEvents,
  MemberWalletProperties,
  PartnerOutcome,
  WalletError,
  WalletLanguage,
  WalletMode,
} from './element';
export { keepSession } from './keep-session';
export { loadMemberWallet } from './load-member-wallet';
