import { transition, type InboxEvent, type InboxMode } from './editing';

const after = (...events: InboxEvent[]): InboxMode => events.reduce(transition, { kind: 'browsing' });
const check = (id: string, on = true): InboxEvent => ({ kind: 'check', ids: [id], on });

test('A-110 nothing is checked when editing begins, and nothing can be asked then', () => {
  expect(after({ kind: 'edit' }, { kind: 'ask' })).toEqual({
    kind: 'editing',
    checked: new Set(),
    asking: false,
    deleting: false,
  });
});

test('checks follow the presses', () => {
  expect(after({ kind: 'edit' }, check('1'), check('2'), check('1', false))).toMatchObject({
    checked: new Set(['2']),
  });
});

test('A-111 deleting leaves editing and forgets the checks', () => {
  expect(
    after(
      { kind: 'edit' },
      check('1'),
      { kind: 'ask' },
      { kind: 'delete' },
      { kind: 'deleted' },
      { kind: 'edit' },
    ),
  ).toMatchObject({ kind: 'editing', checked: new Set() });
});

test('a failed deletion keeps the checks and closes the question', () => {
  expect(
    after({ kind: 'edit' }, check('1'), { kind: 'ask' }, { kind: 'delete' }, { kind: 'not-deleted' }),
  ).toEqual({ kind: 'editing', checked: new Set(['1']), asking: false, deleting: false });
});

test('nothing is deleted without the question', () => {
  expect(after({ kind: 'edit' }, check('1'), { kind: 'delete' })).toMatchObject({ deleting: false });
});
