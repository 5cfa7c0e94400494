import { isAway } from './error-code';

/** The driver's error is the cause of the query builder's. */
const failed = (error: { code?: string; message?: string }) =>
  new Error('query failed', { cause: Object.assign(new Error(), error) });

test.each([
  ['57P01', true],
  ['08006', true],
  ['ECONNREFUSED', true],
  ['23505', false],
])('a failure with the code %s is one of a database that is away: %s', (code, expected) => {
  expect(isAway(failed({ code }))).toBe(expected);
});

test.each([
  ['Connection terminated unexpectedly', true],
  ['timeout exceeded when trying to connect', true],
  ['Inside a transaction every query goes through the transaction', false],
])('a failure without a code, "%s", is one of a database that is away: %s', (message, expected) => {
  expect(isAway(failed({ message }))).toBe(expected);
});
