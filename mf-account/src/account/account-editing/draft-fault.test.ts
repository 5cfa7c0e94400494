import { draftFaultText, type DraftFault } from './draft-fault';

const texts = { unusable: 'The format is incorrect', emailBound: 'The email is in use' };

test.each<[DraftFault | null, string | undefined]>([
  [null, undefined],
  [{ kind: 'unusable' }, 'The format is incorrect'],
  [{ kind: 'field', message: 'Too long.' }, 'Too long.'],
  [{ kind: 'email-bound' }, 'The email is in use'],
])('the fault %j shows %j below the field', (fault, text) => {
  expect(draftFaultText(fault, texts)).toBe(text);
});
