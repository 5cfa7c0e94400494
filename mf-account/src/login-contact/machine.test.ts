import { begin, transition, type LoginContactEvent, type LoginContactState } from './machine';

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

test('A-099 confirming without a code asks for one', () => {
  expect(after({ kind: 'confirm' }).fault).toEqual({ field: 'code', reason: 'no_code' });
});

test('A-101 a second contact without consent leads to the question, others to the end', () => {
  const stored = (askMarketing: boolean) => after({ kind: 'stored', askMarketing }).phase.kind;
  expect([stored(true), stored(false)]).toEqual(['asking-marketing', 'done']);
});
