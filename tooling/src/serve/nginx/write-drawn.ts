import fs from 'node:fs';
import path from 'node:path';
import type { DrawnPlace, DrawnStore } from '../site/drawn/drawn-store';
import type { DrawnView } from '../site/drawn/drawn-view';
import { isCurrent } from '../site/drawn/is-current';
import { drawnDocument, type LiveSite } from '../site/drawn/live-site';
import { liveVersions } from '../site/drawn/live-versions';
import { noncePlaceholder } from './page-directives';
import { replaceFile } from './replace-file';

const fileOf = (folder: string, { language, file }: DrawnPlace) =>
  path.join(folder, 'drawn', language, `${file}.html`);

/**
 * Writes the document of one drawn page beside the pages of a site, or removes it.
 *
 * @param folder of `writeSite`
 * @param view none when the page could not be drawn
 */
export function writeDrawnPage(
  folder: string,
  site: LiveSite,
  place: DrawnPlace,
  view: DrawnView | undefined,
): void {
  const file = fileOf(folder, place);
  const live = liveVersions(site.shellVersion, site.manifest);
  if (view && isCurrent(view, live, Date.now()))
    replaceFile(file, drawnDocument(site, view, noncePlaceholder));
  else fs.rmSync(file, { force: true });
}

/** Writes every drawn page of what is live, and removes all others: a release leaves no page of the version before. */
export async function writeDrawnPages(folder: string, site: LiveSite, store: DrawnStore): Promise<void> {
  for (const language of site.profile.availableLanguages) {
    const places = await store.places(language);
    const kept = new Set(places.map((place) => fileOf(folder, place)));
    for (const file of htmlFilesBelow(path.join(folder, 'drawn', language)))
      if (!kept.has(file)) fs.rmSync(file);
    for (const place of places) writeDrawnPage(folder, site, place, (await store.read(place)).record.view);
  }
}

const htmlFilesBelow = (folder: string) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => path.join(folder, file))
    : [];
