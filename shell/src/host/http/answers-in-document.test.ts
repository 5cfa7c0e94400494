import { answersInDocument } from './answers-in-document';
import { responseOf } from './testing/response-of';

beforeAll(() => {
  // A function that returns an object is a constructor too.
  const made = (body: string, init: { headers?: Record<string, string> }) =>
    responseOf(200, JSON.parse(body), Object.entries(init.headers ?? {}));
  Reflect.set(globalThis, 'Response', function Made(...args: Parameters<typeof made>) {
    return made(...args);
  });
});

const answer = { url: 'https://api.example/campaigns', at: 1, status: 200, body: [{ id: '1' }] };
const inDocument = (content: string) => {
  const page = document.implementation.createHTMLDocument('');
  page.documentElement.lang = 'en-HK';
  page.body.innerHTML = '<script type="application/json" id="drawn-answers"></script>';
  page.querySelectorAll('script').forEach((script) => (script.textContent = content));
  return answersInDocument(page, 5_000);
};

test('the answers of a drawn view are given to visitors, in its language, with the address of the next page', async () => {
  const [first, second] = inDocument(JSON.stringify([answer, { ...answer, link: '<x>; rel="next"' }]));
  expect(first).toMatchObject({ url: answer.url, language: 'en', at: 5_000 });
  expect(first).not.toHaveProperty('authorization');
  expect(await (await first?.answer)?.text()).toBe('[{"id":"1"}]');
  expect((await second?.answer)?.headers.get('link')).toBe('<x>; rel="next"');
});

test.each(['', 'no JSON', '{}', '[null]'])('%j gives none', (content) => {
  expect(inDocument(content)).toEqual([]);
});

test('neither does a document whose view was removed', () => {
  expect(answersInDocument(document.implementation.createHTMLDocument(''), 0)).toEqual([]);
});
