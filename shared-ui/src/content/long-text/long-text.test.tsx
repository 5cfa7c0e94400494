import { fakeApiOrigin, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { narrowScreen } from '../../basics/viewport/testing/narrow-screen';
import { Collapsible } from './collapsible';
import { Prose } from './prose';
import { SafeHtml } from './safe-html';
import { ServerText } from './server-text';
import { langOf } from './lang-of';
import { plainText, shorten } from './shorten';

const text = `${'word '.repeat(50)}end.`;

test('a long text opens and closes', async () => {
  renderWithHost(<Collapsible text={text} />);
  expect(screen.queryByText(/end\.$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
  expect(screen.getByText(/end\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.queryByText(/end\.$/)).toBeNull();
});

test('on a wide screen a text that collapses on phones only is whole', () => {
  renderWithHost(<Collapsible text={text} onlyOnPhone />);
  expect(screen.getByText(/end\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('under 769 px', () => {
  narrowScreen();

  test('the same text is collapsed (§2)', () => {
    renderWithHost(<Collapsible text={text} onlyOnPhone />);
    expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument();
  });
});

test.each([
  ['https://example.com/terms', '_blank'],
  ['/campaign/101', '_blank'],
  ['tel:+85260000001', null],
  ['mailto:a@b.example', null],
])('a link in HTML to %s is kept', async (href, target) => {
  renderWithHost(<SafeHtml html={`<a href="${href}">here</a>`} />);
  const link = await screen.findByRole('link', { name: 'here' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

test.each(['ftp://bad.test/x', 'sms:123', 'callto:123', 'https://user:word@bad.test', '/.//bad.test'])(
  'a link in HTML to %s is no link',
  async (href) => {
    const { container } = renderWithHost(<SafeHtml html={`<p><a href="${href}">here</a></p>`} />);
    await waitFor(() => {
      expect(container.querySelector('a')).not.toBeNull();
    });
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test.each([
  [`src="${fakeApiOrigin}/media/a.png"`, `${fakeApiOrigin}/media/a.png`],
  ['src="data:image/png;base64,AAAA"', 'data:image/png;base64,AAAA'],
  ['src="https://tracker.example/p.gif"', null],
  ['src="//tracker.example/p.gif"', null],
  ['src="/logout"', null],
  ['src="https://["', null],
  ['srcset="https://tracker.example/p.gif 2x"', null],
])('a picture in HTML with %s loads %s', async (source, loads) => {
  const { container } = renderWithHost(
    <SafeHtml html={`<img ${source} alt="Map"><table background="//t.example">`} />,
  );
  const picture = await screen.findByAltText('Map');
  expect([picture.getAttribute('src'), picture.getAttribute('srcset')]).toEqual([loads, null]);
  expect(container.querySelector('[background]')).toBeNull();
});

const hostile = [
  '<h3>Terms</h3>',
  '<p onclick="steal()" style="position:fixed" id="app" class="x">Show your <b>card</b>.</p>',
  '<img src="x" onerror="steal()">',
  '<script>steal()</script>',
  '<style>body{display:none}</style>',
  '<form action="http://bad.test"><input name="password"></form>',
  '<a href="javascript:steal()">bad</a>',
  '<a href="https://example.com/terms">good</a>',
].join('');

test('HTML keeps its formatting and loses everything that could act', async () => {
  const { container } = renderWithHost(<SafeHtml html={hostile} />);
  expect(container).toHaveTextContent('Show your card.');
  const good = await screen.findByRole('link', { name: 'good' });
  expect(good).toHaveAttribute('rel', 'noopener noreferrer');
  expect(good).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
  expect(
    container.querySelector('script, style, form, input, [onclick], [onerror], [style], [id]'),
  ).toBeNull();
});

test.each([
  ['<marquee>Runs</marquee> <blink>on</blink>', 'Runs on'],
  ['<p><font color="red">Loud</font></p>', '<p>Loud</p>'],
  ['<p popover role="dialog" tabindex="0" hidden inert data-x aria-hidden="true">Here</p>', '<p>Here</p>'],
  ['<ol start="3"><li value="4">Tea</li></ol>', '<ol start="3"><li value="4">Tea</li></ol>'],
])('%s is drawn as %s', async (html, drawn) => {
  const { container } = renderWithHost(<SafeHtml html={html} />);
  await waitFor(() => {
    expect(container.firstElementChild?.innerHTML).toBe(drawn);
  });
});

function Replaced() {
  const [html, setHtml] = useState('<b>old</b>');
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setHtml('<b>new</b>');
        }}
      />
      <SafeHtml html={html} />
    </>
  );
}

test('new HTML replaces the old', async () => {
  renderWithHost(<Replaced />);
  await waitFor(() => expect(screen.getByText('old').tagName).toBe('B'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('new').tagName).toBe('B'));
  expect(screen.queryByText('old')).toBeNull();
});

test('a text of the server in English is marked so on a Chinese page', () => {
  renderWithHost(
    <>
      <ServerText>Harbour blend</ServerText>
      <Prose text="Leave at the door." />
      <ServerText>海港咖啡</ServerText>
    </>,
    { language: 'zh-Hant' },
  );
  for (const text of ['Harbour blend', 'Leave at the door.'])
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en-HK');
  expect(document.querySelectorAll('[lang]')).toHaveLength(2);
});

const html = `<h3>Terms</h3><p>${'word '.repeat(50)}<b>end.</b></p>`;

test.each([
  [{ text: 'Short.' }, 'Short.'],
  [{ text: 'Tea <b>and</b> milk' }, 'Tea <b>and</b> milk'],
  [{ text: 'Tea <b>and</b> milk', limit: 19 }, 'Tea <b>and</b> milk'],
])('a text that is short enough is whole: %j', (props, shown) => {
  renderWithHost(<Collapsible {...props} />);
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('markup in a plain text counts and is shown as characters', () => {
  renderWithHost(<Collapsible text="Tea <b>and</b> milk" limit={9} />);
  expect(screen.getByText('Tea…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument();
});

test('markup in HTML does not count and is drawn', async () => {
  renderWithHost(<Collapsible text="Tea <b>and</b> milk" format="html" limit={12} />);
  expect((await screen.findByText('and')).tagName).toBe('B');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long HTML begins as plain text and opens with its formatting', async () => {
  renderWithHost(<Collapsible text={html} format="html" />);
  expect(screen.getByText(/^Terms\s+word .*…$/s)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeInTheDocument();
  expect(screen.getByText('end.').tagName).toBe('B');
});

test('the button of one of several texts says which', async () => {
  renderWithHost(<Collapsible text={'word '.repeat(50)} title="Terms" />);
  await userEvent.click(screen.getByRole('button', { name: 'Read more – Terms' }));
  expect(screen.getByRole('button', { name: 'Show less – Terms' })).toHaveAttribute('aria-expanded', 'true');
});

test('a text of the server is drawn without blanks around it', () => {
  const { container } = renderWithHost(<Prose text={'  Leave at the door.\n'} />);
  expect(container.querySelector('p')?.textContent).toBe('Leave at the door.');
});

test('a text in the language of the page is not marked, and has an element of its own', () => {
  const { container } = renderWithHost(<ServerText>Harbour blend</ServerText>);
  expect(container.innerHTML).toBe('<span>Harbour blend</span>');
});

test.each([
  ['Pier Road', 'zh-Hant', 'en-HK'],
  ['碼頭道', 'zh-Hant', undefined],
  ['Pier 碼頭', 'zh-Hans', undefined],
  ['12.50', 'zh-Hans', undefined],
  ['Pier Road', 'en', undefined],
  ['陳 大文', 'en', 'zh-Hant-HK'],
] as const)('%s on a page in %s is marked as %s', (text, language, lang) => {
  expect(langOf(text, language)).toBe(lang);
});

test('a text of exactly 200 characters stays whole, one more is shortened (§9)', () => {
  expect(shorten('字'.repeat(200), 200)).toBeNull();
  expect(shorten('字'.repeat(201), 200)).toBe(`${'字'.repeat(200)}…`);
});

test('English is cut at the end of a word', () => {
  expect(shorten('one two three four', 10)).toBe('one two…');
});

test('a character outside the basic plane is never cut in half', () => {
  expect(shorten('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…');
});

test('the words of HTML keep their lines and lose their tags', () => {
  expect(plainText('<p>One</p><ul><li>Two &amp; three</li></ul>Four<br>Five')).toBe(
    'One\nTwo & three\nFour\nFive',
  );
});
