import fs from 'node:fs';
import path from 'node:path';
import { sitemapPath, type SitemapFiles } from '../site/sitemap/sitemap-files';
import { replaceFile } from './replace-file';

/** Replaces the sitemap in the folder of a site: first what the index names, last the files that it no longer names. */
export function writeSitemap(folder: string, files: SitemapFiles): void {
  for (const [name, text] of Object.entries(files).reverse()) replaceFile(path.join(folder, name), text);
  for (const name of fs.readdirSync(folder))
    if (sitemapPath.test(`/${name}`) && files[name] === undefined) fs.rmSync(path.join(folder, name));
}
