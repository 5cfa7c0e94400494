import { aggregate } from './aggregate';

const failed = () => Promise.reject<string[]>(new Error('500'));

test('lists are joined in the order of their calls, failures are left out', async () => {
  const calls = [Promise.resolve(['a', 'b']), failed(), Promise.resolve(['c'])];
  expect(await aggregate(calls)).toEqual({ status: 200, items: ['a', 'b', 'c'], complete: false });
});

test('when no call succeeded the answer is 404', async () => {
  expect(await aggregate([failed(), failed()])).toEqual({ status: 404 });
});

test('nothing to ask for is an empty list', async () => {
  expect(await aggregate([])).toEqual({ status: 200, items: [], complete: true });
});
