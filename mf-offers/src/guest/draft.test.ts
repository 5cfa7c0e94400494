import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { ticketDraft } from '../tickets/ticket-draft';
import { saveDraft, takeDraft } from './draft';

const draft = { slot: '7', quantity: 2, answers: { 'q-1': 'A blue bowl' } };

/** As another release, or another hand, left it. */
const store = (text: string) => {
  saveDraft('203', draft);
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
};

afterEach(() => {
  sessionStorage.clear();
});

test('a draft is taken once, by its own campaign', () => {
  saveDraft('203', draft);
  expect(takeDraft('204', ticketDraft)).toBeNull();
  expect(takeDraft('203', ticketDraft)).toEqual(draft);
  expect(takeDraft('203', ticketDraft)).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"slot":"7","quantity":"2","answers":{}}', ...proto])(
  'the stored text %s is no draft, changes no prototype and does not stay',
  (text) => {
    store(text);
    expect(takeDraft('203', ticketDraft)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test.each(proto.filter((text) => text.startsWith('{')))(
  'among the answers %s reaches no prototype',
  (text) => {
    store(`{"slot":null,"quantity":1,"answers":${text}}`);
    const taken = takeDraft('203', ticketDraft);
    expect(Reflect.get(taken?.answers ?? {}, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('where storage is refused nothing is kept and nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft('203', draft);
  jest.restoreAllMocks();
  expect(takeDraft('203', ticketDraft)).toBeNull();
});
