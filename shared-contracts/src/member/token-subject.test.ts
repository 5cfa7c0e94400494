import { subjectOf } from './token-subject';

const token = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.x`;

test('the subject of a token is the user id', () => {
  expect(subjectOf(token({ sub: '1002', note: '??>>' }))).toBe('1002');
});

test('the alphabet of tokens is the one of addresses', () => {
  const subjects = ['>>>???', '~~~ÿÿÿ', 'a?>b?>c?>'];
  const written = subjects.map((sub) => token({ sub }));
  expect(written.join('')).toMatch(/-.*_|_.*-/);
  expect(written.map(subjectOf)).toEqual(subjects);
});

test.each(['', 'abc', 'a.b.c', token({}), token({ sub: '' }), token({ sub: 7 })])(
  '%p has no subject',
  (text) => {
    expect(subjectOf(text)).toBeNull();
  },
);
