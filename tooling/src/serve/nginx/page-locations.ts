import type { Language } from '@mrw/shared-contracts';
import { tokenPaths } from '@mrw/shared-contracts/constants';
import type { Surface } from '@mrw/shared-contracts/headers';
import type { SiteFacts } from '../site/headers';
import { drawnPage } from './drawn-maps';
import { block, type Directive } from './directives';
import { pageDirectives } from './page-directives';

/** The page with title and description in a language, for the addresses that previews read (`?locale=`). */
export const pageIn = (language: Language) => `page-${language}`;

/** A path without a page gets the same document with 404. */
const unlessKnown = (location: string): Directive[] => [
  block('if ($mrw_known = "")', 'return 404'),
  `error_page 404 ${location}`,
];

/** Where the pages of the site are. */
export function pageLocations({
  facts,
  standalonePaths,
}: {
  facts: SiteFacts;
  standalonePaths: readonly string[];
}): Directive[] {
  const page = (surface: Surface, files: readonly string[], ancestors = '$mrw_ancestors') =>
    pageDirectives({ surface, facts, files, ancestors });
  return [
    block('location = /browser-support', ...page('page', ['browser-support'])),
    ...standalonePaths.map((path) =>
      block(
        `location = ${path}`,
        block('if ($arg_partner)', 'rewrite ^ /.embedded last'),
        ...page('gift-card-page', [drawnPage, 'gift-card'], "'self'"),
      ),
    ),
    ...tokenPaths
      .filter((path) => !standalonePaths.includes(path))
      .map((path) =>
        block(
          `location = ${path}`,
          block('if ($arg_partner)', 'rewrite ^ /.embedded last'),
          ...page('token-page', [drawnPage, 'page']),
        ),
      ),
    block(
      'location = /.embedded',
      'internal',
      ...unlessKnown('@unknown-embedded'),
      ...page('embedded-page', ['$mrw_page']),
    ),
    block('location @unknown-embedded', ...page('embedded-page', ['$mrw_page'])),
    block(
      'location /',
      block('if ($arg_partner)', 'rewrite ^ /.embedded last'),
      ...unlessKnown('@unknown'),
      ...page('page', [drawnPage, '$mrw_language_page']),
    ),
    block('location @unknown', ...page('page', ['$mrw_language_page'])),
  ];
}
