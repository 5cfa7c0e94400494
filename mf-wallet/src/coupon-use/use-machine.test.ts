import { idle, transition, type UseState } from './use-machine';

const failed: UseState = { kind: 'failed', result: { status: 4, reason: null, unsure: false } };
const refused = { type: 'refused', result: { status: 4, reason: null, unsure: false } } as const;

it.each<[string, UseState, Parameters<typeof transition>[1], UseState['kind']]>([
  ['a submitted code is sent', idle, { type: 'submit' }, 'sending'],
  ['a second submit changes nothing', { kind: 'sending' }, { type: 'submit' }, 'sending'],
  ['a refusal is shown', { kind: 'sending' }, refused, 'failed'],
  ['a closed message allows another try', failed, { type: 'closed' }, 'idle'],
  ['nothing is sent under a message', failed, { type: 'submit' }, 'failed'],
  ['a late answer turns a failure into success', failed, { type: 'used' }, 'done'],
  ['a used coupon stays used', { kind: 'done' }, refused, 'done'],
  ['a used coupon cannot be used again', { kind: 'done' }, { type: 'submit' }, 'done'],
])('%s', (_, state, event, next) => {
  expect(transition(state, event).kind).toBe(next);
});
