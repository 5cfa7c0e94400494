import type { RequestBlock } from './contact';
import {
  allowed,
  begin,
  isBusy,
  resume,
  transition,
  type LoginContactEvent,
  type LoginContactState,
} from './machine';

const email = { method: 'email', email: 'new@example.test' } as const;
const after = (...events: LoginContactEvent[]): LoginContactState => events.reduce(transition, begin(email));
const challenge: LoginContactEvent = { kind: 'challenge', challenge: 'c1' };

test('A-083 a wrong format is said under the contact and nothing is requested', () => {
  const state = after(
    { kind: 'type-contact', contact: { method: 'mobile', countryCode: '852', number: '6000123' } },
    { kind: 'request' },
  );
  expect(state).toMatchObject({
    phase: { kind: 'entering' },
    fault: { field: 'contact', reason: 'invalid_format' },
  });
});

test('A-089 a refused request is said under the contact', () => {
  expect(after({ kind: 'request' }, { kind: 'refused', reason: 'user_already_exist' })).toMatchObject({
    phase: { kind: 'entering' },
    fault: { field: 'contact', reason: 'user_already_exist' },
  });
});

test('A-097 a refused code is said under the code and may be typed again', () => {
  const state = after(
    { kind: 'request' },
    challenge,
    { kind: 'type-code', code: '000000' },
    { kind: 'confirm' },
    { kind: 'refused', reason: 'invalid_verify_code' },
  );
  expect(state).toMatchObject({
    phase: { kind: 'requested', challenge: 'c1' },
    fault: { field: 'code', reason: 'invalid_verify_code' },
  });
});

test('a challenge is forgotten when the contact changes', () => {
  expect(after({ kind: 'request' }, challenge, { kind: 'type-contact', contact: email }).phase).toEqual({
    kind: 'entering',
  });
});

test('A-099 confirming without a code requests one', () => {
  expect(after({ kind: 'confirm' }).fault).toEqual({ field: 'code', reason: 'no_code' });
});

test('A-101 a second contact without consent leads to the question, others to the end', () => {
  const stored = (askMarketing: boolean) => after({ kind: 'stored', askMarketing }).phase.kind;
  expect([stored(true), stored(false)]).toEqual(['asking-marketing', 'done']);
});

const request: LoginContactEvent = { kind: 'request' };
const confirm: LoginContactEvent = { kind: 'confirm' };
const code: LoginContactEvent = { kind: 'type-code', code: '123456' };
const confirming = {
  contact: email,
  code: '123456',
  phase: { kind: 'confirming', challenge: 'c1' },
  fault: null,
};

test('a code is requested, arrives and is confirmed, with nothing left of an earlier one', () => {
  expect(after()).toEqual({ contact: email, code: '', phase: { kind: 'entering' }, fault: null });
  expect(after(request)).toEqual({ contact: email, code: '', phase: { kind: 'requesting' }, fault: null });
  expect(after(code, request, challenge)).toEqual({
    contact: email,
    code: '',
    phase: { kind: 'requested', challenge: 'c1' },
    fault: null,
  });
  expect(after(request, challenge, code, confirm)).toEqual(confirming);
  expect(after(request, challenge, code, confirm, { kind: 'finish' }).phase).toEqual({ kind: 'done' });
});

const another = { method: 'email', email: 'another@example.test' } as const;
const otherContact: LoginContactEvent = { kind: 'type-contact', contact: another };
const otherCode: LoginContactEvent = { kind: 'type-code', code: '654321' };

test.each<[string, LoginContactEvent[]]>([
  ['a code is requested', [request]],
  ['the code is confirmed', [request, challenge, code, confirm]],
])('A-096 while %s the call and what it was sent for stay as they are', (_, events) => {
  const sent = after(...events);
  for (const typed of [otherContact, otherCode, request, confirm])
    expect(transition(sent, typed)).toEqual(sent);
  expect(isBusy(sent.phase)).toBe(true);
});

test.each<[string, LoginContactEvent[]]>([
  ['nothing was requested', []],
  ['another contact was typed', [request, { kind: 'refused', reason: 'send_failed' }, otherContact]],
  ['a code came before', [request, challenge]],
  ['the code is confirmed', [request, challenge, code, confirm]],
])('a challenge that arrives when %s is not applied', (_, events) => {
  const state = after(...events);
  expect(transition(state, { kind: 'challenge', challenge: 'late' })).toEqual(state);
});

test('while a call is under way neither another code is requested nor the code confirmed again', () => {
  expect(after(request, request)).toEqual(after(request));
  expect(after(request, challenge, code, confirm, request)).toEqual(confirming);
  expect(after(request, challenge, code, confirm, confirm)).toEqual(confirming);
  expect(after(request, code, confirm)).toEqual(after(request, code));
});

test('another code may be requested, and an empty code is reported', () => {
  expect(after(request, challenge, request).phase).toEqual({ kind: 'requesting' });
  expect(after(request, challenge, confirm)).toMatchObject({
    phase: { kind: 'requested' },
    fault: { field: 'code', reason: 'no_code' },
  });
  expect(after(code, confirm)).toMatchObject({ phase: { kind: 'entering' }, fault: { reason: 'no_code' } });
});

test('a code that was sent before a reload is waited for, with its contact', () => {
  expect(resume({ contact: email, challenge: 'c1' })).toEqual(after(request, challenge));
});

const nothing = { method: 'email', email: '' } as const;
const withCode = after(request, challenge, code);

test.each<[string, LoginContactState, boolean, RequestBlock | null, boolean, boolean]>([
  ['a contact is typed', after(), false, null, true, true],
  ['nothing is typed', begin(nothing), false, 'empty', false, false],
  ['the contact is unchanged', after(), false, 'unchanged', false, true],
  ['the last code is under 599 s old', withCode, false, 'locked', false, true],
  ['there is no network', withCode, true, null, false, false],
  ['a code is requested', after(request), false, null, false, false],
  ['the code is confirmed', after(request, challenge, code, confirm), false, null, false, false],
])('when %s, a code may be requested and confirmed accordingly', (_, state, offline, block, ...may) => {
  const { canRequest, canConfirm } = allowed(state, offline, block);
  expect([canRequest, canConfirm]).toEqual(may);
});
