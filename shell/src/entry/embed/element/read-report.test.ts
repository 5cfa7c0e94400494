import { embedReport } from '@mrw/shared-contracts';
import { hostileMessages } from '@mrw/shared-contracts/testing';
import fc from 'fast-check';
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
import { readReport } from './read-report';
import { MemberWalletElement } from './member-wallet-element';

const good = [
  { type: 'MRW_READY' },
  { type: 'MRW_STATE', session: 'member' },
  { type: 'MRW_PAGE', page: '/coupon/1008' },
  { type: 'MRW_RESIZE', height: 640.5 },
  { type: 'APPLY_COUPON', code: 'A', request_id: '1' },
  { type: 'APPLY_CASH_CODE', value: 'A', request_id: '1' },
];
const bad = [
  ...hostileMessages.map(([, data]) => data),
  'MRW_READY',
  { type: ['MRW_READY'] },
  { type: 'MRW_STATE', session: 'admin' },
  { type: 'MRW_PAGE', page: '//evil.example' },
  { type: 'MRW_PAGE', page: '/\\evil.example' },
  { type: 'MRW_PAGE', page: `/${'x'.repeat(300)}` },
  { type: 'MRW_RESIZE', height: -1 },
  { type: 'MRW_RESIZE', height: Number.NaN },
  { type: 'MRW_RESIZE', height: Number.POSITIVE_INFINITY },
  { type: 'APPLY_COUPON', code: 'A' },
  { type: 'APPLY_COUPON', code: '', request_id: '1' },
  { type: 'APPLY_COUPON', code: 'x'.repeat(1_001), request_id: '1' },
];

test.each(good)('reads %j', (report) => {
  expect(readReport(report)).toEqual(report);
});

test.each(bad)('does not read %p', (data) => {
  expect(readReport(data)).toBeNull();
});

test('agrees with the schema on every message', () => {
  const field = fc.oneof(
    fc.anything(),
    fc.constantFrom(
      'MRW_PAGE',
      'MRW_RESIZE',
      'APPLY_COUPON',
      'member',
      'visitor',
      '/user/myCoupon',
      '//x',
      1,
      99_999,
    ),
  );
  const message = fc.record(
    {
      type: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...good.map(({ type }) => type)) },
        { weight: 1, arbitrary: fc.anything() },
      ),
      session: field,
      page: field,
      height: field,
      code: field,
      value: field,
      request_id: field,
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fc.oneof(message, fc.anything()), (data) => {
      const parsed = embedReport.safeParse(data);
      expect(readReport(data)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 1_000 },
  );
});

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
