export type {
  ApplyDetail,
  MemberWalletAttributes,
  MemberWalletElement,
  MemberWalletEvents,
  MemberWalletProperties,
  MemberWalletTheme,
  PartnerOutcome,
  WalletError,
  WalletLanguage,
  WalletMode,
} from './element';
export { keepSession } from './keep-session';
export { loadMemberWallet } from './load-member-wallet';
