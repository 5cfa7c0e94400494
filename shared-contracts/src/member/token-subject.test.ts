import { subjectOf } from './token-subject';

const token = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.x`;

test('the subject of a token is the user id', () => {
  expect(subjectOf(token({ sub: '1002', note: '??>>' }))).toBe('1002');
});

test.each(['', 'abc', 'a.b.c', token({}), token({ sub: '' }), token({ sub: 7 })])(
  '%p has no subject',
  (text) => {
    expect(subjectOf(text)).toBeNull();
  },
);
