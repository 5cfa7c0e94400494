import { headersFor, type Surface } from '@mrw/shared-contracts/headers';
import type { SiteFacts } from '../site/headers';
import { addHeaders, block, quoted, type Directive } from './directives';

/** The mark in the pages of `writeSite` that becomes the nonce of each answer. */
export const noncePlaceholder = '__MRW_NONCE__';

/** Level of gzip for what is compressed when it is sent. */
export const pageCompression = 6;

type Page = {
  surface: Surface;
  facts: SiteFacts;
  /** Paths of its file without the ending: the first that exists. */
  files: readonly string[];
  /** Origins that may frame it. */
  ancestors: string;
};

/** A page of the site: that of its path, or the one for every path, which determines its page itself. */
export const pageDirectives = ({ surface, facts, files, ancestors }: Page): Directive[] => [
  `try_files ${files.map((file) => `/${file}.html`).join(' ')} =404`,
  // Without a charset parameter, which the filter does not support.
  block('types'),
  'default_type text/html',
  `sub_filter ${quoted(noncePlaceholder)} $request_id`,
  'sub_filter_once off',
  'charset utf-8',
  'gzip on',
  // The quickest would be 1 kB more: too much for the first round trip of a connection.
  `gzip_comp_level ${pageCompression}`,
  'gzip_vary on',
  ...addHeaders(headersFor(surface, { ...facts, nonce: '$request_id', ancestors: [ancestors] })),
];
