import text from '@mrw/shared-contracts/testing/corpora/text.json' with { type: 'json' };
import xss from '@mrw/shared-contracts/testing/corpora/xss.json' with { type: 'json' };
import { cleanView } from './clean-view';

function cleaned(html: string, prefix = 'drawn-') {
  const root = document.createElement('div');
  root.innerHTML = html;
  return cleanView(root, prefix);
}
const markup = (html: string) => cleaned(html).markup;

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="alert(1)" ONMOUSEOVER="x">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="vbscript:x">a</a><a href="data:text/html,x">b</a>', '<a>a</a><a>b</a>'],
  ['<iframe src="/x" srcdoc="<p>"></iframe><object data="/x"></object><embed src="/x">', ''],
  ['<svg><foreignObject><p>a</p></foreignObject><set attributeName="href"></set></svg>', '<svg></svg>'],
  ['<svg><a xlink:href="javascript:x"><path></path></a></svg>', '<svg><a><path></path></a></svg>'],
  ['<form action="/pay"><button formaction="/x">a</button></form>', '<form><button>a</button></form>'],
  ['<my-element>a</my-element><p is="my-p">b</p><p>c</p>', '<p>c</p>'],
  ['<style>p{}</style><link rel="stylesheet" href="/x"><p>a</p><!-- b -->', '<p>a</p>'],
  ['<p style="background:url(/x)">a</p><p style="}b{">c</p>', '<p>a</p><p>c</p>'],
])('nothing that runs or loads is left of %s', (html, left) => {
  expect(markup(html)).toBe(left);
});

test('loading bars, messages and what the next view opens are left out', () => {
  const html =
    '<div role="progressbar"></div><div data-react-aria-top-layer="true"><p>Saved</p></div><div role="dialog"></div><p data-not-drawn="">a</p>';
  expect(markup(html)).toBe('');
  const stamps = '<div role="progressbar" aria-valuenow="3"></div>';
  expect(markup(stamps)).toBe(stamps);
});

test('addresses, pictures and what a link says stay as they are', () => {
  const html =
    '<a href="/campaign/101" target="_blank" rel="noopener">a</a><a href="tel:+852">b</a><img src="https://api.test/1.jpg?w=640" srcset="https://api.test/1.jpg?w=320 320w" sizes="100vw" width="4" height="3" alt="c" loading="lazy">';
  expect(markup(html)).toBe(html);
});

test('ids differ from those of the live view, with everything that names them', () => {
  const html =
    '<label for="a">x</label><input id="a" aria-describedby="b c"><a href="#b">y</a><p id="b"></p><svg><path fill="url(#g)"></path></svg><input type="radio" name="r">';
  expect(markup(html)).toBe(
    '<label for="drawn-a">x</label><input id="drawn-a" aria-describedby="drawn-b drawn-c"><a href="#drawn-b">y</a><p id="drawn-b"></p><svg><path fill="url(#drawn-g)"></path></svg><input type="radio" name="drawn-r">',
  );
});

test('inline styles become classes, the same style one class', () => {
  const { markup: text, inlineStyles } = cleaned(
    '<p style="width: 0%;">a</p><p class="b" style="width: 0%;">c</p><p style="top: 1px;">d</p>',
  );
  expect(text).toBe('<p class="drawn-s1">a</p><p class="b drawn-s1">c</p><p class="drawn-s2">d</p>');
  expect(inlineStyles).toEqual({ 'drawn-s1': 'width: 0%;', 'drawn-s2': 'top: 1px;' });
});

test('the live view stays as it is', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p id="a" onclick="x" style="width: 0%;">a</p>';
  const before = root.innerHTML;
  cleanView(root, 'drawn-');
  expect(root.innerHTML).toBe(before);
});

test.each([...xss, ...text])('a name is text again: %j', (name) => {
  const root = document.createElement('div');
  const title = root.appendChild(document.createElement('h1'));
  title.textContent = `${name}</h1><script>`;
  title.title = name;
  const read = document.createElement('div');
  read.innerHTML = cleanView(root, 'drawn-').markup;
  expect(read.children).toHaveLength(1);
  expect(read.firstElementChild?.children).toHaveLength(0);
  // As a browser reads a document.
  expect(read.textContent).toBe(title.textContent.replace(/\r\n?/g, '\n').replaceAll('\0', ''));
});

test('markup that a browser would read differently is refused', () => {
  const root = document.createElement('p');
  root.append(document.createElement('p'), document.createElement('tr'));
  root.querySelector('p')?.append(document.createElement('div'));
  expect(() => cleanView(root, 'drawn-')).toThrow('read again');
});

test('classes that no style sheet names are left out, the attribute stays', () => {
  const root = document.createElement('div');
  root.innerHTML = '<ul class="icon icon-a"><li class="b icon">a</li></ul>';
  const isStyled = (name: string) => name === 'b';
  expect(cleanView(root, 'drawn-', isStyled).markup).toBe('<ul class=""><li class="b">a</li></ul>');
});
