import type { DeploymentProfile } from '../host/profile';
import { htmlLang, type Language } from '../language/language';
import { alternatesOf, pageAddress, urlOf } from './addresses-of-page';
import type { PageMeta } from '../host/page-meta';
import { structuredData } from './structured-data';

/** An element of the head; `text` is the content of a script. */
export type HeadTag = {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
};

/** What the elements of a head are made of. */
export type HeadFacts = {
  origin: string;
  profile: Pick<DeploymentProfile, 'appName' | 'description' | 'availableLanguages' | 'defaultLanguage'>;
  language: Language;
  /** Title of the window. */
  title: string;
  /** Pathname of the page; null in a document that is served for every path. */
  path: string | null;
  /** Whether search engines may list the page. */
  listed: boolean;
  meta: PageMeta;
};

/** The attribute that the elements of a head have in common: those of another page take their place. */
export const headMark = 'data-page-head';

/** Characters of a description; search engines and messengers cut earlier. */
const longestDescription = 200;

/** `zh_HK` of `zh-Hant-HK`. */
const localeOf = (language: Language) => htmlLang[language].replace(/-(\w+-)?/, '_');

/** The elements by which search engines and previews know a page. */
export function headTags(facts: HeadFacts): HeadTag[] {
  const { profile, language, meta } = facts;
  const site = { ...profile, origin: facts.origin };
  const address = facts.path === null ? null : (meta.address ?? facts.path);
  const url = address === null ? null : pageAddress(site, address, language);
  const own = plainText(meta.description ?? '');
  const description = own || (profile.description?.[language] ?? profile.appName[language]);
  const picture = pictureOf(meta, facts.origin);
  const others = profile.availableLanguages.filter((other) => other !== language);
  const listed = facts.listed && meta.unlisted !== true;
  const ofSite = [
    named('description', description),
    ...(listed ? [] : [named('robots', 'noindex')]),
    property('og:site_name', profile.appName[language]),
    property('og:title', plainText(meta.title ?? '') || facts.title),
    property('og:description', description),
    property('og:image', picture?.url ?? `${facts.origin}/assets/icon-512.png`),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
  if (url === null || address === null) return ofSite;
  return [
    ...ofSite,
    property('og:type', meta.kind ?? 'website'),
    property('og:url', url),
    property('og:image:alt', picture?.alt ?? profile.appName[language]),
    property('og:locale', localeOf(language)),
    ...others.map((other) => property('og:locale:alternate', localeOf(other))),
    ...(listed
      ? [
          link({ rel: 'canonical', href: url }),
          ...alternatesOf(site, address).map((alternate) => link({ rel: 'alternate', ...alternate })),
        ]
      : []),
    ...(listed && meta.data
      ? [script(structuredData(meta.data, { url, description, picture: picture?.url ?? null }))]
      : []),
  ];
}

const named = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes });
const script = (text: string): HeadTag => ({
  name: 'script',
  attributes: { type: 'application/ld+json' },
  text,
});

function pictureOf({ picture }: PageMeta, origin: string) {
  const url = picture ? urlOf(picture.url, origin) : null;
  if (!picture || !url || !/^https?:$/.test(url.protocol)) return null;
  return { url: url.href, alt: plainText(picture.alt) };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** One line without markup, cut at a length that previews show. */
function plainText(text: string): string {
  const line = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > longestDescription
    ? `${letters
        .slice(0, longestDescription - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
