import type { DrawnPlace, DrawnRecord, DrawnStore } from '../serve/site/drawn/drawn-store';
import { readPublicPages } from '../serve/site/sitemap/read-public-pages';
import { liveVersions } from '../serve/site/drawn/live-versions';
import { drawOne, type Outcome } from './draw-one';
import { DrawingBrowser } from './drawing-browser';
import type { LiveSite } from '../serve/site/drawn/live-site';
import { hashOf } from './make-view';
import type { KnownPage } from './next-step';
import { keyOf, placesOf, planOf, type SitePage, type Task } from './plan';
import { answersChecker, conditionalReads } from './read-answers';

export type JobOptions = {
  store: DrawnStore;
  /** What is live now. */
  readSite(): Promise<LiveSite>;
  /** Path of the browser, and how many of them draw at a time. */
  chromium: string;
  workers: number;
  /** Milliseconds for one page: a remote that hangs costs no more. */
  limit: number;
  print(line: string): void;
  /** Called with every page that was drawn, checked or removed: what serves files has its own. */
  onChange?(site: LiveSite, place: DrawnPlace, record: DrawnRecord | null): void;
};

export type Counts = Record<Outcome['kind'] | 'removed', number>;

/** Draws the pages of a site and keeps them fresh, in rounds. */
export class DrawingJob {
  private readonly known = new Map<string, KnownPage>();
  private readonly browsers: DrawingBrowser[];
  private readonly read = conditionalReads();
  private pages: readonly SitePage[] = [];
  private ended = false;
  private forced = false;

  constructor(private readonly options: JobOptions) {
    this.browsers = Array.from({ length: options.workers }, () => new DrawingBrowser(options.chromium));
  }

  /** Reads what is stored, which may be of an earlier job or of another one. */
  async readStored(site: LiveSite): Promise<void> {
    for (const language of site.profile.availableLanguages)
      for (const place of await this.options.store.places(language)) {
        const { record } = await this.options.store.read(place);
        this.known.set(keyOf(place), knownOf(record));
      }
  }

  /**
   * Reads the public lists anew. A list that cannot be read leaves the pages as they were, a page that no list names any
   * more is removed.
   */
  async readPages(site: LiveSite): Promise<void> {
    const { origin } = new URL(site.profile.services.api);
    const listed = await readPublicPages(origin, this.read);
    const bare = Object.values(site.manifest.remotes)
      .flatMap(({ descriptor }) => descriptor.routes)
      .filter(({ chrome, path }) => chrome === 'bare' && !/[:*]/.test(path))
      .map(({ path }) => ({ address: path, items: '' }));
    this.pages = [
      ...listed.map(({ address, items }) => ({ address, items: items.length > 0 ? hashOf(items) : '' })),
      ...bare,
    ];
  }

  /** Of the pages that were read last. */
  addresses(): readonly string[] {
    return this.pages.map(({ address }) => address);
  }

  /** Only these addresses, whether a list names them or not, and whatever is known of them. */
  usePages(addresses: readonly string[]): void {
    this.forced = true;
    this.pages = addresses.map(
      (address) => this.pages.find((page) => page.address === address) ?? { address, items: '' },
    );
  }

  /**
   * Does what is to be done, with every browser at a time.
   *
   * @param goesOn asked before every page: false ends the round, the next one plans anew
   */
  async round(site: LiveSite, goesOn: () => Promise<boolean> | boolean = () => true): Promise<Counts> {
    const counts: Counts = { drawn: 0, checked: 0, failed: 0, left: 0, removed: 0 };
    const places = placesOf(this.pages, site.profile.availableLanguages);
    const versions = liveVersions(site.shellVersion, site.manifest);
    const tasks: Task[] = this.forced
      ? places.map((page) => ({ ...page, step: 'draw', forced: true }))
      : planOf(places, this.known, { versions, now: Date.now() });
    const isUnchanged = answersChecker(this.read);
    const { store, limit } = this.options;
    const work = async (browser: DrawingBrowser) => {
      for (let task = tasks.shift(); task && !this.ended && (await goesOn()); task = tasks.shift()) {
        const outcome = await drawOne({ store, site, browser, isUnchanged, limit }, task);
        counts[outcome.kind] += 1;
        this.note(site, task, outcome);
      }
      await browser.rest();
    };
    await Promise.all(this.browsers.map(work));
    return counts;
  }

  /** Removes the pages that are not listed any more. @returns how many */
  async removeOthers(site: LiveSite): Promise<number> {
    const wanted = new Set(
      placesOf(this.pages, site.profile.availableLanguages).map(({ place }) => keyOf(place)),
    );
    let removed = 0;
    for (const language of site.profile.availableLanguages)
      for (const key of [...this.known.keys()].filter((name) => name.startsWith(`${language}/`))) {
        if (wanted.has(key)) continue;
        const place = { language, file: key.slice(language.length + 1) };
        await this.options.store.remove(place);
        this.known.delete(key);
        this.options.onChange?.(site, place, null);
        removed += 1;
      }
    return removed;
  }

  async end(): Promise<void> {
    this.ended = true;
    await Promise.all(this.browsers.map((browser) => browser.end()));
  }

  private note(site: LiveSite, { address, place }: Task, { kind, record }: Outcome): void {
    this.known.set(keyOf(place), knownOf(record));
    if (kind === 'failed')
      this.options.print(`${address} ${place.language} is not drawn: ${record.failure?.why ?? ''}`);
    if (kind !== 'left') this.options.onChange?.(site, place, record);
  }
}

/** Without what is shown: there may be thousands of pages. */
function knownOf({ view, failure }: DrawnRecord): KnownPage {
  if (!view) return { failure };
  const { address, language, drawnAt, checkedAt, moment, until, versions, sources, items } = view;
  return { view: { address, language, drawnAt, checkedAt, moment, until, versions, sources, items } };
}
