import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { sampleSession } from '../../testing/members';
import { emptyDraft } from './claim-rules';
import { useStoredDraft } from './stored-draft';

const open = (uid: string) => {
  const { host } = fakeHost({ session: sampleSession({ customer: { uid } }) });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(HostProvider, { host, children });
  return renderHook(useStoredDraft, { wrapper }).result;
};
const nameOf = () => Object.keys(sessionStorage)[0] ?? '';

test('a claim outlives its page, for its own member, until it is cleared', () => {
  const page = open('12');
  act(() => {
    page.current.change({ receiptNumber: 'R-1' });
  });
  expect(open('12').current.draft).toEqual({ ...emptyDraft, receiptNumber: 'R-1' });
  expect(open('13').current.draft).toEqual(emptyDraft);
  page.current.clear();
  expect(open('12').current.draft).toEqual(emptyDraft);
});

test.each(['', '{', 'null', '[]', '{"receiptNumber":"R-1"}', ...proto])(
  'the stored text %s is an empty claim and changes no prototype',
  (text) => {
    const page = open('12');
    act(() => {
      page.current.change({ receiptNumber: 'R-1' });
    });
    sessionStorage.setItem(nameOf(), text);
    expect(open('12').current.draft).toEqual(emptyDraft);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);
