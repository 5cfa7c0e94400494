import { confirmAction } from './confirm-action';

const refused = (failure: 'ticketOutOfStock' | 'insufficientPoints') =>
  ({ kind: 'refused', failure }) as const;

test.each([
  ['an open slot', null, true, 'confirm'],
  ['a slot that was sold meanwhile', null, false, 'choose-again'],
  [
    'a refusal for the stock, before the slots are read again',
    refused('ticketOutOfStock'),
    true,
    'choose-again',
  ],
  ['a refusal for another reason', refused('insufficientPoints'), true, 'confirm'],
  ['a failure', { kind: 'failed' }, true, 'confirm'],
  ['an open question, also when the own tickets were the last', { kind: 'unknown' }, false, 'look-again'],
  ['a contact that is no longer confirmed', { kind: 'credential-refused' }, true, 'register-again'],
] as const)('with %s', (_, failure, slotOpen, action) => {
  expect(confirmAction(failure, slotOpen)).toBe(action);
});
