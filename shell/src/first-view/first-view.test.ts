import { carryOver } from './carry-over';
import { linkFor } from './follow-link';
import { replayOf } from './replay';
import { picturesOf, realView } from './settled';
import { twinOf } from './twin';

beforeEach(() => {
  // jsdom has no layout: what is not `hidden` has a box.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const setUp = (drawn: string, real = drawn) => {
  document.body.innerHTML = `<div id="drawn">${drawn}</div><div id="root">${real}</div>`;
  const [before, after] = [...document.body.children] as [HTMLElement, HTMLElement];
  const first = (selector: string) => {
    const found = before.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  return { before, after, first };
};

test.each([
  ['by its text', '<button>Menu</button>', '<button>Other</button><button id="x">Menu</button>'],
  [
    'by its label',
    '<a href="/" aria-label="Home">x</a>',
    '<a href="/">Home!</a><a id="x" href="/" aria-label="Home"></a>',
  ],
  ['by its picture', '<a><img alt="Pier"></a>', '<a><img alt="Peak"></a><a id="x"><img alt="Pier"></a>'],
  [
    'by the label of a field',
    '<label>Name<input></label>',
    '<label>City<input></label><label>Name<input id="x"></label>',
  ],
  [
    'by its part of the page',
    '<nav><a>Home</a></nav>',
    '<main><a>Home</a></main><nav><a id="x">Home</a></nav>',
  ],
  [
    'among visible ones only',
    '<b hidden><button>A</button></b><button>A</button>',
    '<button id="x">A</button>',
  ],
])('the same element is found %s', (_, drawn, real) => {
  const { before, after } = setUp(drawn, real);
  const target = before.querySelector('a, button:not([hidden] *), input');
  expect(target && twinOf(target, before, after)?.id).toBe('x');
});

test('of several equal elements the one with the same number is found, and none when it is missing', () => {
  const { before, after } = setUp(
    '<a>More</a><a>More</a><a>More</a>',
    '<a id="1">More</a><a id="2">More</a>',
  );
  const [second, third] = [1, 2].map((index) => before.querySelectorAll('a').item(index));
  expect(second && twinOf(second, before, after)?.id).toBe('2');
  expect(third && twinOf(third, before, after)).toBeNull();
});

test('what was typed, the focus and the selected part of it arrive in the real field', () => {
  const { before, after, first } = setUp('<label>Search<input value=""></label>');
  const field = first('input');
  const real = after.querySelector('input');
  const heard = jest.fn();
  real?.addEventListener('input', heard);
  field.focus();
  field.value = 'noodles';
  field.setSelectionRange(2, 4);
  const arrive = carryOver(window, before, after);
  before.remove();
  arrive();
  expect(real?.value).toBe('noodles');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(real);
  expect([real?.selectionStart, real?.selectionEnd]).toEqual([2, 4]);
});

test('a password is never carried over, and an untouched field is left as the page has it', () => {
  const { before, after, first } = setUp('<input type="password" name="p"><input name="q" value="a">');
  first('[type=password]').value = 'secret';
  const [password, text] = [...after.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  text.value = 'b';
  carryOver(window, before, after)();
  expect([password.value, text.value]).toEqual(['', 'b']);
});

test('selected text stays selected, also where React has divided it', () => {
  const { before, after, first } = setUp('<p>Ends in 3 days</p>', '<p></p>');
  after.querySelector('p')?.append('Ends in ', '3', ' days');
  const text = first('p').firstChild as Text;
  window.getSelection()?.setBaseAndExtent(text, 5, text, 9);
  const arrive = carryOver(window, before, after);
  before.remove();
  arrive();
  expect(window.getSelection()?.toString()).toBe('in 3');
});

describe('a press on the drawn view', () => {
  const replayed = (markup: string, ago = 1_000) => {
    const { before, after, first } = setUp(markup);
    return replayOf({ target: first('button, a, [role=tab]'), at: 0 }, before, after, ago)?.tagName ?? null;
  };

  test.each([
    ['a menu', '<button aria-haspopup="menu">x</button>'],
    ['a dialog', '<button aria-haspopup="dialog">x</button>'],
    ['a tab', '<button role="tab">x</button>'],
    ['a text', '<button aria-expanded="false">x</button>'],
  ])('that opens %s is played', (_, markup) => {
    expect(replayed(markup)).toBe('BUTTON');
  });

  test.each([
    ['buys', '<button>Buy</button>'],
    ['sends a form', '<form><button aria-haspopup="dialog">Send</button></form>'],
    ['opens nothing by its own word', '<button aria-haspopup="false">x</button>'],
    ['follows a link', '<a href="/">x</a>'],
  ])('that %s is not', (_, markup) => {
    expect(replayed(markup)).toBeNull();
  });

  test('is not played after 5 s', () => {
    expect(replayed('<button role="tab">x</button>', 4_999)).toBe('BUTTON');
    expect(replayed('<button role="tab">x</button>', 5_000)).toBeNull();
  });

  test('on a link is one on the real link, unless the browser has to open it', () => {
    const { before, after, first } = setUp(
      '<a href="/offers">Offers</a><a href="/x" target="_blank">New</a>',
    );
    const press = (selector: string, parts: object = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...parts });
      let found: HTMLElement | null = null;
      before.addEventListener(
        'click',
        () => {
          found = linkFor(event, before, after);
          event.preventDefault();
        },
        { once: true },
      );
      first(selector).dispatchEvent(event);
      return found;
    };
    expect(press('a')).toBe(after.querySelector('a'));
    expect(press('a', { ctrlKey: true })).toBeNull();
    expect(press('a', { button: 1 })).toBeNull();
    expect(press('[target]')).toBeNull();
  });
});

/** Boxes in a window of 768 px; an element without a place has none. */
const placed = () =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('data-top');
    return top === null ? new DOMRect() : new DOMRect(0, Number(top), 390, 40);
  });

const withRemote = (content: string) =>
  `<main><div data-remote="a" data-state="ready">${content}</div></main>`;

test.each([
  ['absent', '', ''],
  ['absent', '', '<main><div data-remote="a" data-state="loading"></div></main>'],
  ['other', '', '<main><p>Not found</p></main>'],
  ['other', '', '<main><div data-remote="a" data-state="failed"></div></main>'],
  ['arriving', '', withRemote('<p aria-busy="true" data-top="80"></p>')],
  ['there', '', withRemote('<p aria-busy="true" data-top="800"></p>')],
  ['there', '', withRemote('<p></p>')],
  ['there', '<a data-top="80"></a>', withRemote('<a data-top="86"></a><b data-top="120"></b>')],
  ['arriving', '<a data-top="80"></a>', withRemote('<a data-top="120"></a>')],
  ['arriving', '<h1 data-top="80"></h1><a data-top="200"></a>', withRemote('<h1 data-top="80"></h1>')],
  ['there', '<h1 data-top="80"></h1><a data-top="900"></a>', withRemote('<h1 data-top="80"></h1>')],
])('the real view is %s: %s, then %s', (expected, drawn, real) => {
  placed();
  const { before, after } = setUp(drawn, real);
  expect(realView(window, before, after, false)).toBe(expected);
  expect(realView(window, before, after, true)).toBe('other');
});

test.each([
  ['as far as the window is scrolled', 2_000, 1_300, 'there'],
  ['less far', 2_000, 1_000, 'arriving'],
  ['as far as the drawn view', 1_100, 1_095, 'there'],
])('a real view that is there reaches %s', (_, drawn, real, expected) => {
  const { before, after } = setUp('', withRemote(''));
  Object.defineProperty(before, 'offsetHeight', { value: drawn });
  Object.defineProperty(after, 'offsetHeight', { value: real });
  jest.replaceProperty(window, 'scrollY', 500);
  expect(realView(window, before, after, false)).toBe(expected);
});

test('pictures of the first screen are waited for; those below it, beside it, without a box or that the drawn view shows, or does not either, are not', async () => {
  const { before, after } = setUp(
    '<img id="drawn-in" src="/in.png"><img id="drawn-shown" src="/shown.png"><img id="drawn-late" src="/late.png">',
    '<img id="in" src="/in.png"><img id="shown" src="/shown.png"><img id="late" src="/late.png"><img id="new" src="/new.png"><img id="below"><img id="beside"><img id="before"><img id="none">',
  );
  for (const image of document.querySelectorAll('img')) {
    Object.defineProperty(image, 'currentSrc', { value: image.src });
    Object.defineProperty(image, 'complete', { value: !['in', 'drawn-late'].includes(image.id) });
  }
  const boxes: Record<string, DOMRect> = {
    in: new DOMRect(0, 100, 390, 200),
    shown: new DOMRect(0, 200, 390, 200),
    late: new DOMRect(0, 300, 390, 200),
    new: new DOMRect(0, 400, 390, 200),
    below: new DOMRect(0, window.innerHeight, 390, 200),
    beside: new DOMRect(window.innerWidth, 100, 390, 200),
    before: new DOMRect(-390, 100, 390, 200),
    none: new DOMRect(0, 100, 0, 0),
  };
  const asked: string[] = [];
  for (const image of after.querySelectorAll('img')) {
    jest.spyOn(image, 'getBoundingClientRect').mockReturnValue(boxes[image.id] ?? new DOMRect());
    // A picture that is never requested is never decoded.
    image.decode = () => {
      asked.push(image.id);
      return ['in', 'new'].includes(image.id) ? Promise.resolve() : new Promise(() => undefined);
    };
  }
  await picturesOf(window, before, after);
  expect(asked).toEqual(['in', 'new']);
});
