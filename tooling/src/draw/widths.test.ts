import type { Page } from 'playwright-core';
import './in-page/main';
import { joined } from './styles-at-widths';
import { viewAtWidths } from './widths';

const css = '.a{color:red}.wide{color:blue}.narrow{color:green}.gone{color:black}';
const calls = globalThis as unknown as { __mrwDraw: Record<string, (...all: unknown[]) => unknown> };

/** A page in this document, whose script follows the width of the window. */
function pageThat(follows: (width: number, root: HTMLElement) => void): Page {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  follows(390, root);
  return {
    setViewportSize: ({ width }: { width: number }) => {
      follows(width, root);
      return Promise.resolve();
    },
    evaluate: (_: unknown, [call, given]: readonly [string, readonly unknown[]]) =>
      // This document has no script that follows later.
      call === 'settled' ? undefined : calls.__mrwDraw[call]?.(...given),
  } as unknown as Page;
}

test('rules are kept that match at one of the widths only, above and below the width of the drawing', async () => {
  const page = pageThat((width, root) => {
    const name = width < 330 ? 'narrow' : width < 1_200 ? 'a' : 'wide';
    root.innerHTML = `<p class="${name}">text</p>`;
  });
  const { markup, rules } = await viewAtWidths(page, 'en');
  for (const rule of ['.narrow{color:green}', '.a{color:red}', '.wide{color:blue}'])
    expect(rules).toContain(rule);
  expect(rules).not.toContain('.gone');
  expect(markup).toBe(
    ['narrow', 'a', 'wide']
      .map((name, index) => `<div class="drawn-w${index + 1}"><p class="${name}">text</p></div>`)
      .join(''),
  );
  expect(rules).toContain('@media (min-width:330px) and (max-width:1199.98px){.drawn-w2{display:contents}}');
});

test('a style sheet that comes with a wide window has its rules kept, in the order of the page', async () => {
  const page = pageThat((width, root) => {
    root.innerHTML =
      width < 1_000 ? '<p class="a">text</p>' : '<style>.late{top:1px}</style><p class="late">text</p>';
  });
  const { rules } = await viewAtWidths(page, 'en');
  expect(rules).toContain('.a{color:red}.late{top:1px}');
  expect(joined(['a', 'c'], ['b', 'a', 'd', 'c', 'e'])).toEqual(['b', 'a', 'd', 'c', 'e']);
});

test('edges of the bars of the shell are sought once for each version and language', async () => {
  const looks = async (bars: string, edge: number) => {
    let count = 0;
    const page = pageThat((width, root) => {
      count += 1;
      root.innerHTML = '<p class="a">text</p>';
      document.documentElement.setAttribute('style', `--bar: ${width < edge ? 90 : 60}px`);
    });
    const { rules } = await viewAtWidths(page, bars);
    document.documentElement.removeAttribute('style');
    return { count, isExact: rules.includes(`(min-width:${edge}px){html{--bar: 60px}}`) };
  };
  const first = await looks('1.0.0 fr', 801);
  expect(first.isExact).toBe(true);
  const second = await looks('1.0.0 fr', 801);
  expect(second.isExact).toBe(true);
  expect(second.count).toBeLessThan(first.count);
  // The next version has the same heights at the compared widths, and breaks elsewhere.
  expect((await looks('1.1.0 fr', 811)).isExact).toBe(true);
});

test('a view that something else than the width changes is not kept', async () => {
  let count = 0;
  const page = pageThat((_, root) => {
    count += 1;
    root.innerHTML = `<p>${count}</p>`;
  });
  await expect(viewAtWidths(page, 'en')).rejects.toThrow('it changes while it is drawn: "<p>');
});
