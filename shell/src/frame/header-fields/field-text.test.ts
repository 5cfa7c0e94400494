import type { HeaderField } from '@mrw/shared-contracts';
import { fakeHost, samplePointAccount } from '@mrw/shared-contracts/testing';
import { headerFields } from './field-text';

const { config } = fakeHost().host;
const member = {
  uid: '2',
  membershipId: 'M-2',
  displayName: 'Ming',
  customer: null,
  pointAccount: samplePointAccount({ balance: 12_345 }),
};

const shown = (fields: readonly HeaderField[], known = true, levels = true) =>
  headerFields(
    { ...config, flags: { ...config.flags, levels }, headerFields: [...fields] },
    known ? member : { ...member, pointAccount: null },
    'Harbour Rewards',
  );

test('each of the eight fields says its part, in the order of the deployment (§2, Q-048)', () => {
  expect(
    shown([
      'greeting',
      'display_name',
      'welcome',
      'app_name',
      'level_name',
      'points',
      'cash',
      'point_with_cash',
    ]),
  ).toEqual([
    { kind: 'greeting' },
    { kind: 'plain', text: 'Ming' },
    { kind: 'welcome', app: 'Harbour Rewards' },
    { kind: 'plain', text: 'Harbour Rewards' },
    { kind: 'plain', text: 'Silver' },
    { kind: 'points', points: '12.3K', whole: '12,345' },
    { kind: 'cash', cash: 'HK$12.00' },
    { kind: 'pointWithCash', points: '12.3K', cash: 'HK$12.00', whole: '12,345' },
  ]);
});

test('what is not known yet is left out', () => {
  expect(shown(['display_name', 'level_name', 'points', 'cash', 'point_with_cash'], false)).toEqual([
    { kind: 'plain', text: 'Ming' },
  ]);
});

test('a deployment without levels names none (Q-047)', () => {
  expect(shown(['level_name', 'display_name'], true, false)).toEqual([{ kind: 'plain', text: 'Ming' }]);
});
