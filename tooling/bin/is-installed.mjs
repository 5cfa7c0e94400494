import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules is what package-lock.json names, for example after an `npm install` by hand: npm writes down
 * there what it has installed. Packages for other platforms may be missing.
 *
 * @param {string} root folder of the workspace
 */
export function isInstalled(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const there = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([place, { version, link, optional, peer }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = there[place];
    return found ? found.version === version && found.link === link : Boolean(optional || peer);
  });
}

/** @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} */
const packagesOf = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {});
