import { idle, transition, type UseState } from './use-machine';

const failed: UseState = { kind: 'failed', result: { status: 4, reason: null, unsure: false } };
const refused = { type: 'refused', result: { status: 4, reason: null, unsure: false } } as const;

test.each<[string, UseState, Parameters<typeof transition>[1], UseState['kind']]>([
  ['a submitted code is sent', idle, { type: 'submit' }, 'sending'],
  ['a second submit changes nothing', { kind: 'sending' }, { type: 'submit' }, 'sending'],
  ['a refusal is shown', { kind: 'sending' }, refused, 'failed'],
  ['a closed message allows another try', failed, { type: 'closed' }, 'idle'],
  ['nothing is sent under a message', failed, { type: 'submit' }, 'failed'],
  ['a late answer turns a failure into success', failed, { type: 'used', at: null }, 'done'],
  ['a used coupon stays used', { kind: 'done' }, refused, 'done'],
  ['a used coupon cannot be used again', { kind: 'done' }, { type: 'submit' }, 'done'],
])('%s', (_, state, event, next) => {
  expect(transition(state, event).kind).toBe(next);
});

const used = { type: 'used', at: null } as const;
const closed = { type: 'closed' } as const;
const submit = { type: 'submit' } as const;
const open: UseState = { kind: 'failed', result: { status: 3, reason: null, unsure: true } };

/** The state after submit, a refusal, a use and close. */
test.each<[UseState, ...UseState['kind'][]]>([
  [idle, 'sending', 'failed', 'done', 'idle'],
  [{ kind: 'sending' }, 'sending', 'failed', 'done', 'sending'],
  [failed, 'failed', 'failed', 'done', 'idle'],
  [{ kind: 'done' }, 'done', 'done', 'done', 'done'],
])('from %j every event leads where it should', (state, ...next) => {
  const events = [submit, refused, used, closed];
  expect(events.map((event) => transition(state, event).kind)).toEqual(next);
});

test('Q-181 a use that turns out not to have taken place is a plain failure', () => {
  expect(transition(open, refused)).toEqual(failed);
});
