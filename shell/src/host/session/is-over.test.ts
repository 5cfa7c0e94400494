import { ApiError } from '@mrw/shared-contracts';
import { isOver } from './is-over';
import { RefreshRefusedError } from './token-keeper';

const refused = (status: number) => new ApiError({ kind: 'refused', status, detail: null, fields: {} });

test.each<[string, unknown, boolean]>([
  ['a refused renewal', new RefreshRefusedError(), true],
  [
    'a call that failed for it',
    new ApiError({ kind: 'network' }, { cause: new RefreshRefusedError() }),
    true,
  ],
  ['401', refused(401), true],
  ['403', refused(403), true],
  ['400', refused(400), false],
  ['404', refused(404), false],
  ['500', refused(500), false],
  ['an unreadable response', new ApiError({ kind: 'malformed', status: 401 }), false],
  ['a broken network', new ApiError({ kind: 'network' }), false],
  ['a time limit', new ApiError({ kind: 'timeout' }, { cause: new Error('late') }), false],
  ['an error of our own', new Error('x'), false],
  ['no error', null, false],
  ['a text', 'refused', false],
])('%s ends the session: %p', (_, reason, over) => {
  expect(isOver(reason)).toBe(over);
});
