import type { Browser } from '@playwright/test';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { LiveSite } from '../../serve/site/drawn/live-site';
import { pageOf, type BenchSite } from './bench-site';
import { asOneBundle, drawViews } from './drawn-views';
import { interact } from './interactions';
import { visitNextRemote, type Before } from './next-remote';
import { loadPage, newPhone, type Device } from './page-load';
import { figureOf, isDrawn, onSlowest, pages, type MeasuredPage } from './pages';
import type { Rounds } from './summary';
import { ours, type Variant } from './variants';
import { viewBytes } from './view-bytes';

export type Place = {
  browser: Browser;
  site: BenchSite;
  addresses: Addresses;
  member: Device;
  /** What the first views are drawn from. */
  live: LiveSite;
  chromium: string;
};

type Work = { place: Place; variants: readonly Variant[]; record: Note };
type Note = (variant: string, figure: string, values: Readonly<Record<string, number>>) => void;

const moments: Readonly<Record<Before, string>> = {
  pointed: 'next with prefetch',
  unprepared: 'next',
  quiet: 'next after quiet',
};

/** Every page once in every variant, next to each other. */
export async function oneRound(place: Place, variants: readonly Variant[], rounds: Rounds): Promise<void> {
  const record: Note = (variant, figure, values) => {
    for (const [name, value] of Object.entries(values))
      ((rounds[variant] ??= {})[`${figure} ${name}`] ??= []).push(value);
  };
  const work = { place, variants: await withViews(place, variants, record), record };
  await visitPages(work);
  await goOn(work);
}

/** The pages as they are drawn now. */
async function withViews(place: Place, variants: readonly Variant[], record: Note): Promise<Variant[]> {
  const [product] = variants;
  if (product) place.site.use(product);
  const { views, times } = await drawViews(place.live, place.chromium);
  const bundled = asOneBundle(views);
  return variants.map((variant) => {
    if (!variant.isDrawn) return variant;
    const drawn = { ...variant, views: variant.name === ours ? views : bundled };
    for (const [path, drawing] of times) {
      const page = { drawing, viewBytes: viewBytes(pageOf(drawn, path, place.addresses)) };
      if (variant.name === ours) record(ours, path, page);
    }
    return drawn;
  });
}

async function visitPages({ place, variants, record }: Work): Promise<void> {
  const { browser, site, addresses, member } = place;
  const visit = async (measured: MeasuredPage, variant: Variant, slower?: number) => {
    site.use(variant);
    const page = await newPhone(browser, measured.forMembers ? member : {}, slower);
    for (const time of measured.again ? (['first', 'again', 'reload'] as const) : (['first'] as const))
      record(variant.name, figureOf(measured, time), {
        ...(await loadPage(page, addresses.shell.origin, measured)),
      });
    await page.context().close();
  };
  for (const measured of pages)
    for (const variant of variants.filter((one) => isDrawn(measured) || !one.isTwin))
      await visit(measured, variant);
  for (const variant of variants) await visit(onSlowest, variant, 12);
}

/** What a visitor does on a page that has come; how it came makes no difference to it. */
async function goOn({ place: { browser, site, addresses }, variants, record }: Work): Promise<void> {
  const { origin } = addresses.shell;
  const visit = async (
    variant: Variant,
    figure: string,
    of: (page: Awaited<ReturnType<typeof newPhone>>) => Promise<object>,
  ) => {
    site.use(variant);
    const page = await newPhone(browser, {});
    record(variant.name, figure, { ...(await of(page)) });
    await page.context().close();
  };
  const each = variants.filter(({ isTwin }) => !isTwin);
  for (const before of ['pointed', 'unprepared', 'quiet'] as const)
    // Only the product prepares what a page links to.
    for (const variant of each.filter(({ name }) => before !== 'quiet' || name === ours))
      await visit(variant, moments[before], async (page) => ({
        visible: await visitNextRemote(page, origin, before),
      }));
  for (const variant of each) await visit(variant, 'interactions', (page) => interact(page, origin));
}
