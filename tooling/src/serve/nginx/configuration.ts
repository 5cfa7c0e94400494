import type { Language } from '@mrw/shared-contracts';
import { sharedReceipt } from '@mrw/shared-contracts/device/shared-receipt';
import { headersFor, type Surface } from '@mrw/shared-contracts/headers';
import { remoteNamePattern } from '@mrw/shared-contracts/manifest';
import { walletModes, type Partners } from '@mrw/shared-contracts/partners/registration';
import { contentTypes } from '../../release/content-types';
import type { SiteFacts } from '../site/headers';
import {
  allOrigins,
  checkPage,
  checkPath,
  checkScript,
  forAnyPage,
  framingOf,
  originsOf,
} from '../site/partners';
import { drawnMaps } from './drawn-maps';
import { differenceMaps, releasedFiles } from './released-files';
import { pageIn, pageLocations } from './page-locations';
import { addHeaders, block, map, printed, quoted, type Directive } from './directives';

export type NginxPlan = {
  environment: string;
  /** Ports; TLS ends in front of them. */
  ports: { site: number; remotes: number; api: number };
  /** Folder that `writeSite` fills. */
  siteFolder: string;
  /** Folder of the releases. */
  releasesFolder: string;
  /** Address of the API behind this server. */
  apiUpstream: string;
  partners: Partners;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Paths of the standalone pages. */
  standalonePaths: readonly string[];
  /** Patterns of the paths that have a page. */
  pagePatterns: readonly string[];
  facts: SiteFacts;
  /** Whether the installed app takes pictures of receipts from other apps. */
  sharedReceipts: boolean;
  /** File at the address of the worker. */
  worker: string;
};

/** Pages of `writeSite` for a partner; for any other id there is `partner.html`. */
export const partnerPage = (id: string) => `partner-${id}`;

const copies = ['gzip_static on', 'brotli_static on'];
const compressed = [...copies, 'gzip_vary on'];
const missing = 'error_page 403 404 = @missing';

/**
 * The configuration of nginx for one environment, to be included in its `http` block: routing, caching,
 * compressed copies and the headers of the one table. It needs the modules `sub` and `gzip_static` of
 * Debian's nginx, and `brotli_static`.
 */
export function nginxConfiguration(plan: NginxPlan): string {
  const head = [
    `# ${plan.environment}: made by "npm run release -- nginx ${plan.environment}" from the table of headers.`,
    '# Changes are lost: make it again. Needs libnginx-mod-http-brotli-static.',
  ];
  return `${head.join('\n')}\n${printed([...maps(plan), siteServer(plan), remotesServer(plan), apiServer(plan)])}`;
}

function maps({ partners, languages, defaultLanguage, pagePatterns }: NginxPlan): Directive[] {
  const ids = Object.keys(partners);
  const cases = (value: (id: string) => string): Record<string, string> =>
    Object.fromEntries(ids.map((id) => [id, value(id)]));
  const ancestors = (id: string | null) => framingOf(partners, id).ancestors.join(' ');
  const readers = allOrigins(partners, 'inline').map((origin): Case => [caseOf('', origin), '$http_origin']);
  const pairs = ids.flatMap((id) =>
    originsOf(partners, id, 'inline').map((origin): Case => [caseOf(`${id} `, origin), '$http_origin']),
  );
  const checks = Object.entries(partners).flatMap(([id, { origins }]) =>
    origins.flatMap((origin) =>
      walletModes.map((mode): Case => {
        const page = { id, mode, origin: origin.replace('*', '1') };
        return [caseOf(`${id} ${mode} `, origin), checkPage(partners, page)];
      }),
    ),
  );
  return [
    map(
      '$arg_locale',
      'mrw_language_page',
      Object.fromEntries(languages.map((language) => [language, pageIn(language)])),
      'page',
    ),
    map('$arg_partner', 'mrw_page', { '': 'page', ...cases(partnerPage) }, 'partner'),
    map('$arg_partner', 'mrw_ancestors', { '': ancestors(null), ...cases(ancestors) }, ancestors('')),
    map('$http_origin', 'mrw_reader', Object.fromEntries(readers), ''),
    map('"$arg_partner $http_origin"', 'mrw_settings_reader', Object.fromEntries(pairs), ''),
    map(
      '$arg_partner',
      'mrw_id',
      cases(() => 'origin'),
      'id',
    ),
    map('"$arg_partner $arg_mode $http_origin"', 'mrw_check', Object.fromEntries(checks), '$mrw_id'),
    ...differenceMaps,
    ...drawnMaps({ languages, defaultLanguage }),
    map('$mrw_path', 'mrw_known', Object.fromEntries(pagePatterns.map((of) => [`~${of}`, 'known'])), ''),
  ];
}

type Case = [from: string, to: string];

/** A case of a map for an origin; `*` is any port. */
const caseOf = (before: string, origin: string) =>
  origin.endsWith(':*')
    ? `~^${`${before}${origin.slice(0, -1)}`.replaceAll('.', '[.]')}[0-9]+$`
    : `${before}${origin}`;

function siteServer(plan: NginxPlan): Directive {
  const row = (surface: Surface) =>
    addHeaders(headersFor(surface, { ...plan.facts, nonce: '', ancestors: [] }));
  const readable = (variable: string) => [
    `add_header Access-Control-Allow-Origin $${variable} always`,
    'add_header Vary Origin always',
  ];
  return block(
    'server',
    `listen ${plan.ports.site}`,
    `root ${plan.siteFolder}`,
    ...common(row('document')),
    // Of the address, also behind a rewrite.
    'set $mrw_path $uri',
    block(
      'location = /deployment.json',
      'try_files /deployment.json =404',
      ...row('document'),
      ...readable('mrw_reader'),
    ),
    block(
      'location = /embed/settings.json',
      'try_files /settings-$mrw_page.json =404',
      ...row('document'),
      ...readable('mrw_settings_reader'),
    ),
    block(
      `location = ${checkPath}`,
      'default_type text/javascript',
      ...addHeaders({
        ...headersFor('document', { ...plan.facts, nonce: '', ancestors: [] }),
        ...forAnyPage,
      }),
      `return 200 ${quoted(checkScript('$mrw_check'))}`,
    ),
    block(
      'location = /service-worker.js',
      `try_files /shell/${plan.worker} =404`,
      ...compressed,
      ...row('service-worker'),
    ),
    ...(plan.sharedReceipts ? [sharedForm(row('document'))] : []),
    block('location /web-manifest/', 'try_files $uri =404', missing, ...row('document')),
    block('location = /robots.txt', 'try_files /robots.txt =404', ...row('document')),
    block(String.raw`location ~ ^/sitemap(-\d+)?\.xml$`, 'try_files $uri =404', missing, ...row('document')),
    block('location = /embed.js', 'try_files /shell/embed.js =404', ...compressed, ...row('embed-script')),
    // An open page of the previous shell requests its own chunks.
    ...releasedFiles({
      location: String.raw`location ~ ^/assets/(?<asset>[\w.~-]+)$`,
      whole: ['try_files /public/$asset /shell/$asset /shell-before/$asset =404', missing, ...copies],
      releasesFolder: plan.releasesFolder,
      of: 'shell/$asset',
      headers: row('asset'),
    }),
    ...pageLocations(plan),
  );
}

/** Without the worker of an installed app nothing is kept: any site can send this form. */
const sharedForm = (headers: readonly Directive[]): Directive =>
  block(
    `location = ${sharedReceipt.path}`,
    // It is read and forgotten, whatever its size.
    'client_max_body_size 0',
    // TLS ends in front of this server.
    'absolute_redirect off',
    ...headers,
    block('if ($request_method != POST)', 'return 404'),
    `return 303 ${sharedReceipt.again}`,
  );

/** Names of remotes without the ends of the pattern. */
const remoteName = remoteNamePattern.source.slice(1, -1);

function remotesServer(plan: NginxPlan): Directive {
  const release = addHeaders(headersFor('release', { ...plan.facts, nonce: '', ancestors: [] }));
  return block(
    'server',
    `listen ${plan.ports.remotes}`,
    `root ${plan.releasesFolder}`,
    ...common(addHeaders(headersFor('document', { ...plan.facts, nonce: '', ancestors: [] }))),
    'set $mrw_path $uri',
    ...releasedFiles({
      location: String.raw`location ~ ^/(?<mrw_remote>${remoteName})/[\w.-]+/(?<mrw_file>[\w.~-]+)$`,
      whole: ['try_files $mrw_path =404', missing, ...copies],
      releasesFolder: plan.releasesFolder,
      of: '$mrw_remote/$mrw_file',
      headers: release,
    }),
    block('location /', 'return 404'),
  );
}

/** The API behind this server has its headers from the same table; what it forgets is mended here. */
function apiServer(plan: NginxPlan): Directive {
  const row = headersFor('api', { ...plan.facts, nonce: '', ancestors: [] });
  return block(
    'server',
    `listen ${plan.ports.api}`,
    'server_tokens off',
    'client_max_body_size 12m',
    block(
      'location /',
      `proxy_pass ${plan.apiUpstream}`,
      'proxy_set_header Host $http_host',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
      'proxy_set_header X-Forwarded-Proto $scheme',
      ...Object.keys(row).map((name) => `proxy_hide_header ${name}`),
      ...addHeaders(row),
    ),
  );
}

const common = (notFound: readonly Directive[]): Directive[] => [
  'server_tokens off',
  missing,
  block('types', ...Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending}`)),
  block('location @missing', 'internal', 'default_type text/plain', ...notFound, 'return 404 "Not found"'),
];
