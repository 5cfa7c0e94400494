import type { Page } from 'playwright-core';
import { inPage } from './in-page-call';
import type { PageView } from './in-page/page-facts';
import { comparedWidths, firstWidth, inRange, rangesOf, type Range } from './ranges';
import { StylesAtWidths } from './styles-at-widths';

const prefix = 'drawn-';
/** The width at which a page is opened. */
const firstOpened = 390;

/**
 * The markup of a view, one for all widths or one for each range in which it differs, and its rules: those of the style
 * sheets that match at one of the widths, then its own.
 */
export type ViewAtWidths = { markup: string; rules: string };

type Look = (width: number, ids?: string) => Promise<PageView>;

/** Widths at which pages changed: pages have the breakpoints of their design in common. */
const edges = new Set<number>();
/** More than a design has: forgotten then. */
const mostEdges = 20;
/**
 * Edges of the style of the document element by its values at the compared widths and by what the bars of the shell
 * depend on: it has their heights, which pages have in common.
 */
const styleEdges = new Map<string, number>();
const mostStyleEdges = 1_000;

/** A part that ends a little later than the page is ready, a busy button for example, takes a second round. */
const rounds = 3;

/**
 * Compares the view of a page at several widths. Where it differs, each is kept and shown in its range only.
 *
 * @param page at the first width
 * @param bars what the bars of the shell depend on: its version and the language
 * @throws Error when it is never the same again at the first width: something else than the width changes it
 */
export async function viewAtWidths(page: Page, bars: string): Promise<ViewAtWidths> {
  for (let round = 1; ; round += 1) {
    const { view, change } = await oneRound(page, bars);
    if (change === null) return view;
    if (round === rounds) throw new Error(`it changes while it is drawn: ${change}`);
  }
}

/** @returns the view, and what was another one at the end; null when nothing was */
async function oneRound(page: Page, bars: string): Promise<{ view: ViewAtWidths; change: string | null }> {
  const at: Look = async (width, ids = prefix) => {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await inPage(page, 'settled');
    return inPage(page, 'pageView', ids);
  };
  const styles = new StylesAtWidths();
  const seen: { width: number; view: PageView }[] = [];
  // The first one first: the page is there already.
  for (const width of new Set([firstOpened, ...comparedWidths])) {
    const view = await at(width);
    await styles.add(page, view);
    seen.push({ width, view });
  }
  seen.sort((one, other) => one.width - other.width);
  const looks = new Map(seen.map(({ width, view }) => [width, view]));
  const once: Look = async (width) => {
    const view = looks.get(width) ?? (await at(width));
    looks.set(width, view);
    return view;
  };
  const ranges = (valueOf: (view: PageView) => string, known?: Map<string, number>) => {
    const values = seen.map(({ width, view }) => ({ width, value: valueOf(view) }));
    return rangesOf(values, async (low, high, second) => {
      const key = JSON.stringify([bars, low, values]);
      const isSecond = async (width: number) => valueOf(await once(width)) === second;
      const edge = known?.get(key) ?? (await firstWidth(low, high, isSecond, edges));
      if (edges.size >= mostEdges) edges.clear();
      edges.add(edge);
      if (known && known.size >= mostStyleEdges) known.clear();
      known?.set(key, edge);
      return edge;
    });
  };
  const views = await ranges(textOf);
  const ofDocument = (await ranges(({ documentStyle }) => documentStyle, styleEdges))
    .filter(({ value }) => value !== '')
    .map((range) => inRange(range, `html{${range.value}}`));
  const [only] = seen;
  const kept = views.length === 1 && only ? [ofView(only.view)] : await eachView(views, at);
  const before = seen.find(({ width }) => width === firstOpened);
  const after = await at(firstOpened);
  return {
    view: {
      markup: kept.map(({ markup }) => markup).join(''),
      rules: [styles.rules(), ...ofDocument, ...kept.map(({ rules }) => rules)].join(''),
    },
    change:
      before && textOf(after) !== textOf(before.view) ? difference(before.view.markup, after.markup) : null,
  };
}

/** Where the second text begins to be another one. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `"${around(one)}" is "${around(other)}" later`;
}

const textOf = ({ markup, inlineStyles }: PageView) => JSON.stringify([markup, inlineStyles]);

const ofView = ({ markup, inlineStyles }: PageView): ViewAtWidths => ({
  markup,
  // As strong as the inline style that it stands for.
  rules: Object.entries(inlineStyles)
    .map(([name, style]) => `#drawn .${name}{${style}}`)
    .join(''),
});

/** With ids of its own for each. */
async function eachView(ranges: readonly Range<string>[], at: Look): Promise<ViewAtWidths[]> {
  const views: ViewAtWidths[] = [];
  for (const [index, range] of ranges.entries()) {
    const name = `${prefix}w${index + 1}`;
    const { markup, rules } = ofView(
      await at(Math.max(range.from, comparedWidths[0]), `${prefix}${index + 1}-`),
    );
    views.push({
      markup: `<div class="${name}">${markup}</div>`,
      rules: `${rules}.${name}{display:none}${inRange(range, `.${name}{display:contents}`)}`,
    });
  }
  return views;
}
