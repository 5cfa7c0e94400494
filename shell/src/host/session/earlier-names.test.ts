import { createStorage } from '@mrw/shared-contracts/storage';
import * as z from 'zod/mini';
import { renameEarlierValues } from './earlier-names';

test('a tick of before is still known to its member (Q-089)', () => {
  localStorage.setItem('cash_dollar_ask.7', 'never');
  renameEarlierValues(() => localStorage);
  const areas = { tab: () => sessionStorage, browser: () => localStorage };
  const member = { uid: '7', membershipId: 'M7', displayName: 'Amy', customer: null, pointAccount: null };
  const { storage } = createStorage(areas, () => ({ kind: 'member', member }));
  const options = { lifetime: 'browser', staysBecause: 'as the wallet has it' } as const;
  expect(storage.member('cash_dollar_ask', z.literal('never'), options).read()).toBe('never');
  expect(Object.keys(localStorage)).toEqual(['mrw_kept_cash_dollar_ask_7']);
});

test('where storage is blocked nothing breaks', () => {
  expect(() => {
    renameEarlierValues(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }).not.toThrow();
});
