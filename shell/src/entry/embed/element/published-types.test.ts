import type {
  MemberWalletAttributes,
  MemberWalletProperties,
  PartnerOutcome,
  WalletLanguage,
  WalletMode,
} from '@mrw/member-wallet';
import type { Language } from '@mrw/shared-contracts/language';
import type { EmbedCommand } from '@mrw/shared-contracts/messages/embed';
import type { WalletMode as RegisteredMode } from '@mrw/shared-contracts/partners/registration';
import { MemberWalletElement } from './member-wallet-element';

type Same<A, B> = [A, B] extends [B, A] ? true : false;
const same = <A, B>(is: Same<A, B>) => is;
type Answer = Omit<Extract<EmbedCommand, { status: unknown }>, 'type' | 'request_id'>;

test('the published types, which stand alone, are those of the contract', () => {
  expect([
    same<WalletLanguage, Language>(true),
    same<WalletMode, RegisteredMode>(true),
    same<MemberWalletAttributes, Pick<MemberWalletElement, keyof MemberWalletAttributes>>(true),
    same<PartnerOutcome extends Answer ? true : false, true>(true),
  ]).not.toContain(false);
});

test('what can be set as an attribute is observed, and is a property as the code is', () => {
  const named: Record<keyof MemberWalletAttributes, true> = {
    partner: true,
    mode: true,
    page: true,
    language: true,
  };
  const code: Record<keyof MemberWalletProperties, true> = { token: true };
  expect([...MemberWalletElement.observedAttributes].sort()).toEqual(Object.keys(named).sort());
  for (const name of [...Object.keys(named), ...Object.keys(code)])
    expect(Object.getOwnPropertyDescriptor(MemberWalletElement.prototype, name)?.set).toBeDefined();
});
