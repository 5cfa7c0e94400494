import { html } from './html';

describe('html', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onfocus="alert(1)', '&quot; onfocus=&quot;alert(1)'],
    ["' & '", '&#39; &amp; &#39;'],
  ])('escapes %s in text and in attributes', (text, escaped) => {
    expect(html`<p title="${text}">${text}</p>`.markup).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  test('keeps markup, joins lists and drops what is absent', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    const list = html`<ul>
      ${items}${false}${null}${undefined}
    </ul>`;
    expect(list.markup.replace(/\s+/g, '')).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  test('prints zero', () => {
    expect(html`${0} points`.markup).toBe('0 points');
  });
});
