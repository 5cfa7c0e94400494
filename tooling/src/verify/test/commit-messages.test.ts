/** @jest-environment node */
import { commitFaults, messageFaults } from './commit-messages';

test.each([
  'feat(mf-stores): the map shows stations',
  'fix!: a partner names its origin',
  'docs: how a team releases\n\nWith an example.',
  "Merge branch 'main' into stores",
])('the message %j is read by lerna', (message) => {
  expect(messageFaults(message)).toEqual([]);
});

test.each([
  ['Stores: the map shows stations', 'is not "type(package): what changed"'],
  ['feat(mf-stores):', 'is not "type(package): what changed"'],
  ['feature: a map', 'is not "type(package): what changed"'],
  [`fix: ${'long '.repeat(30)}`, 'more than 140 characters'],
  ['fix: a\nb', 'no empty line'],
])('the message %j is refused', (message, reason) => {
  expect(messageFaults(message).join()).toContain(reason);
});

test('the commits since the rule follow it', () => {
  expect(commitFaults()).toEqual([]);
});
