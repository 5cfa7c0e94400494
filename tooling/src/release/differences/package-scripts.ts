import { sharedFolder } from '@mrw/shared-contracts/manifest';
import { describedFiles, sharedFiles } from '../../compile/webpack/described-files';
import { releaseKey } from '../../process/release-names';
import { staysOf } from './script-rules';

/** A script that a browser keeps as a dictionary. */
export type Script = {
  file: string;
  /** Where it is in the store. */
  key: string;
  /** What stays of its address. */
  stays: string;
  /** Its path on its origin. */
  address: string;
};

/** Scripts of a release that are dictionaries: those of before decision 41, and of other tools, change their folder. */
export function scriptsOf(name: string, version: string, descriptor: Buffer): Script[] {
  const described = describedFiles.parse(JSON.parse(descriptor.toString('utf8')));
  const [files, folder, place] =
    name === 'shell'
      ? [described.files ?? {}, '/assets', releaseKey(name, version)]
      : [sharedFiles(described), `/${name}/${sharedFolder}`, `${name}/${sharedFolder}`];
  return Object.keys(files).flatMap((file) => {
    const address = `${folder}/${file}`;
    const stays = staysOf(address);
    return stays === null ? [] : { file, key: `${place}/${file}`, stays, address };
  });
}

/** The scripts that a browser with all of a release chooses from for a script: by the longest match, as RFC 9842 says. */
function offeredFor(script: Script, had: readonly Script[]): Script[] {
  const matching = had.filter(({ stays }) => script.address.startsWith(stays));
  const longest = Math.max(...matching.map(({ stays }) => stays.length));
  return matching.filter(({ stays }) => stays.length === longest);
}

/** A script, and one that a device may have in its place. */
export type Pair = { script: Script; dictionary: Script };

/**
 * What a device that comes from an earlier release is asked for, and what it has: of a chunk that is new, it has the first
 * script of its release by then.
 */
export function pairsOf(scripts: readonly Script[], before: readonly (readonly Script[])[]): Pair[] {
  const pairs = before.flatMap((had) =>
    scripts
      .filter(({ file }) => !had.some((one) => one.file === file))
      .flatMap((script) => {
        const offered = offeredFor(script, had);
        const isNew = offered.every(({ stays }) => stays !== script.stays);
        const first = isNew
          ? offeredFor(
              script,
              scripts.filter(({ file }) => file !== script.file),
            )
          : [];
        return [...offered, ...first].map((dictionary): Pair => ({ script, dictionary }));
      }),
  );
  return [...new Map(pairs.map((pair) => [`${pair.script.file} ${pair.dictionary.key}`, pair])).values()];
}
