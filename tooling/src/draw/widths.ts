import type { Page } from '@playwright/test';
import { inPage } from './in-page-call';
import type { PageFacts } from './in-page/page-facts';
import { comparedWidths, firstWidth, inRange, rangesOf, type Range } from './ranges';

const prefix = 'drawn-';

/** The markup of a view with its own rules: one for all widths, or one for each range in which it differs. */
export type ViewAtWidths = { markup: string; rules: string };

/** Compares the view of a page at several widths. Where it differs, each is kept and shown in its range only. */
export async function viewAtWidths(page: Page): Promise<ViewAtWidths> {
  const seen = new Map<number, PageFacts>();
  const at = async (width: number, ids = prefix): Promise<PageFacts> => {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return inPage(page, 'pageFacts', ids);
  };
  for (const width of comparedWidths) seen.set(width, await at(width));
  const ranges = (valueOf: (facts: PageFacts) => string) =>
    rangesOf(
      [...seen].map(([width, facts]) => ({ width, value: valueOf(facts) })),
      (low, high, second) => firstWidth(low, high, async (width) => valueOf(await at(width)) === second),
    );
  const views = await ranges(({ view }) => JSON.stringify(view));
  const documents = await ranges(({ documentStyle }) => documentStyle);
  const ofDocument = documents
    .filter(({ value }) => value !== '')
    .map((range) => inRange(range, `html{${range.value}}`));
  const [only] = seen.values();
  const kept = views.length === 1 && only ? [ofView(only.view)] : await eachView(views, at);
  return {
    markup: kept.map(({ markup }) => markup).join(''),
    rules: [...ofDocument, ...kept.map(({ rules }) => rules)].join(''),
  };
}

const ofView = ({ markup, inlineStyles }: PageFacts['view']): ViewAtWidths => ({
  markup,
  // As strong as the inline style that it stands for.
  rules: Object.entries(inlineStyles)
    .map(([name, style]) => `#drawn .${name}{${style}}`)
    .join(''),
});

/** With ids of its own for each. */
async function eachView(
  ranges: readonly Range<string>[],
  at: (width: number, ids: string) => Promise<PageFacts>,
) {
  const views: ViewAtWidths[] = [];
  for (const [index, range] of ranges.entries()) {
    const width = range.from === 0 ? comparedWidths[0] : Math.max(range.from, comparedWidths[0]);
    const { markup, rules } = ofView((await at(width, `${prefix}${index + 1}-`)).view);
    const name = `${prefix}w${index + 1}`;
    views.push({
      markup: `<div class="${name}">${markup}</div>`,
      rules: `${rules}.${name}{display:none}${inRange(range, `.${name}{display:contents}`)}`,
    });
  }
  return views;
}
