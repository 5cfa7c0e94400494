import { readCashState, readPickerState } from './picker-state';

const store = { id: '4', name: 'Harbour North' };

test.each([
  [
    { store, amount: '20' },
    { store, amount: '20' },
  ],
  [{ amount: '20' }, { amount: '20' }],
  [{ store: { id: 4 } }, {}],
  [{ store, amount: 20 }, {}],
  [null, {}],
  [undefined, {}],
  ['20', {}],
])('the cash dollar page reads %j as %j', (state, read) => {
  expect(readCashState(state)).toEqual(read);
});

test.each([
  [
    { fromPath: '/use_cash_dollar', amount: '20' },
    { fromPath: '/use_cash_dollar', amount: '20' },
  ],
  [{}, {}],
  [{ fromPath: 7 }, {}],
  [{ amount: 7 }, {}],
  [null, {}],
])('the choice of a store reads %j as %j', (state, read) => {
  expect(readPickerState(state)).toEqual(read);
});
