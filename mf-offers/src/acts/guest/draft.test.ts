import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { ticketDraft } from '../tickets/ticket-draft';
import { useDraft } from './draft';

const draftOf = (campaignId: string) => {
  const { host } = fakeHost();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(HostProvider, { host, children });
  return renderHook(() => useDraft(campaignId, ticketDraft), { wrapper }).result.current;
};

const draft = { slot: '7', quantity: 2, answers: { 'q-1': 'A blue bowl' } };

/** Stored by another release, or edited by hand. */
const store = (text: string) => {
  draftOf('203').save(draft);
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
};

test('a draft is taken once, by its own campaign', () => {
  draftOf('203').save(draft);
  expect(draftOf('204').take()).toBeNull();
  expect(draftOf('203').take()).toEqual(draft);
  expect(draftOf('203').take()).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"slot":"7","quantity":"2","answers":{}}', ...proto])(
  'the stored text %s is no draft, changes no prototype and does not stay',
  (text) => {
    store(text);
    expect(draftOf('203').take()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test.each(proto.filter((text) => text.startsWith('{')))(
  'among the answers %s reaches no prototype',
  (text) => {
    store(`{"slot":null,"quantity":1,"answers":${text}}`);
    const taken = draftOf('203').take();
    expect(Reflect.get(taken?.answers ?? {}, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('where storage is refused nothing is kept and nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draftOf('203').save(draft);
  jest.restoreAllMocks();
  expect(draftOf('203').take()).toBeNull();
});
