import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules has what package-lock.json names, for example after an `npm install` by hand: npm writes down
 * there what it has installed. Packages for other platforms may be missing.
 *
 * @param {string} root folder of the workspace
 * @param {boolean} withDev whether what is for development has to be there too
 */
export function isInstalled(root, withDev = true) {
  const there = installedIn(root);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    const { version, link, optional, peer, dev, devOptional } = wanted;
    const found = there[place];
    if (found) return found.version === version && found.link === link;
    return Boolean(optional || peer || (!withDev && (dev || devOptional)));
  });
}

/**
 * What has to be installed before a command: `start` runs without what tests and lint need. npm takes away what it is
 * told to leave out: once packages for development are there, they stay.
 *
 * @param {string} root folder of the workspace
 * @param {string} command of the product
 * @returns {'nothing' | 'start' | 'all'}
 */
export function toInstall(root, command) {
  const hasDev = Object.values(installedIn(root)).some(({ dev }) => dev);
  const withDev = command !== 'start' || hasDev;
  if (isInstalled(root, withDev)) return 'nothing';
  return withDev ? 'all' : 'start';
}

const installedIn = (root) => packagesOf(path.join(root, 'node_modules', '.package-lock.json'));

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @returns {Record<string, Package>}
 */
const packagesOf = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {});
