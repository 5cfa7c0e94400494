import { ApiError } from '@mrw/shared-contracts';
import { updateFailure } from './update-failure';

const refused = (status: number, fields: Record<string, string> = {}) =>
  new ApiError({ kind: 'refused', status, detail: null, fields });

test.each([
  ['A-042', refused(400, { first_name: 'Bad' }), ['first_name'], { kind: 'field', message: 'Bad' }],
  ['A-043', new ApiError({ kind: 'malformed', status: 500 }), ['first_name'], { kind: 'no-internet' }],
  ['a 429:', refused(429), ['first_name'], { kind: 'too-many-tries', minutes: null }],
  ['A-043', new ApiError({ kind: 'timeout' }), ['first_name'], { kind: 'no-internet' }],
  ['A-042', refused(400, { last_name: 'Bad' }), ['first_name'], { kind: 'no-internet' }],
  [
    'A-045',
    refused(400, { email_address: 'This email already exists.' }),
    ['email_address'],
    { kind: 'email-bound' },
  ],
  ['A-045', refused(400, { email_address: '此電郵已存在' }), ['email_address'], { kind: 'email-bound' }],
  ['A-045', refused(400, { email_address: 'Odd.' }), ['email_address'], { kind: 'field', message: 'Odd.' }],
])('%s a refused change becomes what the member sees (%#)', (_, error, names, shown) => {
  expect(updateFailure(error, names)).toEqual(shown);
});
