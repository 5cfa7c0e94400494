import type { Language } from '@mrw/shared-contracts';
import { framedDestinations, languageCookie, neutralParameter, sessionCookie } from '../site/drawn/choose';
import { map, type Directive } from './directives';

/** The drawn page for a request, without its ending; that of no file when it gets none. */
export const drawnPage = 'drawn/$mrw_drawn_language$mrw_drawn_path$mrw_drawn_id';

const neutral = String.raw`(?:(?:locale|${neutralParameter})=[^&]*)`;

/**
 * Chooses as `chooseDrawn` does: a visitor without a session, not in a frame, the language by its own name in `locale`, else
 * of the cookie, else the default; no parameter that changes the page but its id.
 */
export const drawnMaps = ({
  languages,
  defaultLanguage,
}: {
  languages: readonly Language[];
  defaultLanguage: Language;
}): Directive[] => [
  map('$http_cookie', 'mrw_session', { [`~${sessionCookie.source}`]: 'member' }, ''),
  map(
    `"$request_method $http_sec_fetch_dest $mrw_session $arg_locale $cookie_${languageCookie}"`,
    'mrw_drawn_language',
    {
      ...Object.fromEntries(languages.map((language) => [`${visitor}${language} `, language])),
      ...Object.fromEntries(languages.map((language) => [`${visitor} ${language}$`, language])),
      [`${visitor} $`]: defaultLanguage,
    },
    'none',
  ),
  map('$uri', 'mrw_drawn_path', { '/': '/home', '~^[^@]+$': '$uri' }, '/none'),
  map(
    '$args',
    'mrw_drawn_id',
    {
      // An empty value is compared with no pattern.
      '': '',
      [`~^(?:${neutral}(?:&|$))*$`]: '',
      [String.raw`~^(?:${neutral}&)*id=(?<mrw_page_id>[\w-]{1,64})(?:&${neutral})*$`]: '@$mrw_page_id',
    },
    '/none',
  ),
];

const visitor = String.raw`~^(?:GET|HEAD) (?!(?:${framedDestinations.join('|')}) )[\w-]*  `;
