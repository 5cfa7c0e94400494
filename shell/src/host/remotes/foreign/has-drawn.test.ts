import { hasDrawn } from './has-drawn';

/** Everything has an area here, except what a real page would not display. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.closest('style, script, template, [hidden]') ? new DOMRect() : new DOMRect(0, 0, 80, 20);
  });
});

const holding = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

test.each([
  ['text', '<p>Lucky draw</p>'],
  ['text of its own element', 'Lucky draw'],
  ['a picture', '<img alt="">'],
  ['a drawing', '<svg></svg>'],
  ['text beside something that is done', '<p aria-busy="false">Lucky draw</p>'],
])('%s is drawn', (_, html) => {
  expect(hasDrawn(holding(html))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['an empty box', '<div> </div>'],
  ['a style sheet', '<style>p { color: red }</style>'],
  ['text that is hidden', '<p hidden>Lucky draw</p>'],
  ['what is busy', '<section aria-busy="true"><p>Lucky draw</p></section>'],
  ['text beside a progress bar', '<p>Please wait</p><div role="progressbar"></div>'],
  ['text beside a progress element', '<p>Please wait</p><progress></progress>'],
])('%s is not drawn', (_, html) => {
  expect(hasDrawn(holding(html))).toBe(false);
});

test('what is in a shadow root is drawn, or busy, as well', () => {
  const element = holding('<x-draw></x-draw>');
  const shadow = element.firstElementChild?.attachShadow({ mode: 'open' });
  expect(hasDrawn(element)).toBe(false);
  shadow?.append('Lucky draw');
  expect(hasDrawn(element)).toBe(true);
  shadow?.append(document.createElement('progress'));
  expect(hasDrawn(element)).toBe(false);
});

test('what lies outside of the screen is drawn, what has no size is not', () => {
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(0, 9_000, 80, 20));
  expect(hasDrawn(holding('<p>Lucky draw</p>'))).toBe(true);
  rect.mockReturnValue(new DOMRect(0, 0, 80, 0));
  expect(hasDrawn(holding('<p>Lucky draw</p>'))).toBe(false);
});
