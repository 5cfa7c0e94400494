import { row, type Row } from '../../process/command-line';
import { releasesFolder } from '../../process/root';
import { placeOptions } from '../../release/release-options';
import { releaseRow } from '../../release/run-release';

const load = async () => (await import('../release')).releasePlace;

/** `release` of this repository, with the defaults that the environment variables say now. */
export function release(): Row {
  const place = placeOptions(releasesFolder);
  return releaseRow(releasesFolder, load, {
    more: [
      row({
        name: 'nginx',
        does: 'Writes the configuration of nginx for an environment.',
        words: [{ name: 'environment', optional: true }],
        options: {
          ...place,
          output: { value: 'folder', does: 'where to; var/nginx/<environment> without it' },
          reload: { value: 'command', does: 'reloads nginx after every change of what is live' },
          profile: { value: 'name', does: 'deployment profile: A, B or C', default: 'A' },
          'api-upstream': { value: 'address', does: 'of the API', default: 'http://127.0.0.1:4000' },
        },
        example: 'production --output /srv/mrw',
        run: async (words, values) => (await import('../release')).nginx(words, values),
      }),
      row({
        name: 'simulate',
        does: 'Plays releases against the rule of "watch", and reports how often it is right.',
        words: [{ name: 'releases', optional: true }],
        example: '10000',
        run: async (words) => (await import('../release')).simulateReleases(words),
      }),
    ],
  });
}
