import {
  dictionaryAddress,
  dictionaryMatch,
  differenceEnding,
  differencesFolder,
  requestText,
  takesDifference,
} from '../../release/differences/script-rules';
import { contentTypes } from '../../release/content-types';
import { block, map, quoted, type Directive } from './directives';

/** Whether a script is a dictionary, and how the name of the difference that a browser can read ends. */
export const differenceMaps: readonly Directive[] = [
  map('$mrw_path', 'mrw_dictionary', { [`~${dictionaryAddress}`]: dictionaryMatch }, ''),
  map(quoted(requestText), 'mrw_difference', { [`~${takesDifference}`]: differenceEnding }, ''),
];

type Files = {
  /** What their location is. */
  location: string;
  /** How one is found. */
  whole: readonly Directive[];
  /** Folder of the releases. */
  releasesFolder: string;
  /** Package and name, of the groups of the location. */
  of: string;
  headers: readonly Directive[];
};

/**
 * Scripts of releases, each as its difference where there is the one that the browser can read. All answers say that it is
 * a dictionary.
 */
export function releasedFiles({ location, whole, releasesFolder, of, headers }: Files): Directive[] {
  const dictionary = 'add_header Use-As-Dictionary $mrw_dictionary';
  return [
    block(
      location,
      block('if ($mrw_difference)', 'rewrite ^ /.difference last'),
      ...whole,
      ...headers,
      dictionary,
    ),
    block(
      'location = /.difference',
      'internal',
      `root ${releasesFolder}`,
      `try_files /${differencesFolder}/${of}$mrw_difference @whole`,
      'gzip off',
      'max_ranges 0',
      'etag off',
      block('types'),
      `default_type ${quoted(contentTypes['js'] ?? '')}`,
      ...headers,
      dictionary,
      'add_header Content-Encoding dcz',
    ),
    block('location @whole', ...whole, ...headers, dictionary),
  ];
}
