import type { DeploymentProfile, Language } from '@mrw/shared-contracts';

export type ExternalPage = 'aboutUs' | 'terms' | 'privacy' | 'faqs';

/** External pages, with the language of the visitor as a parameter (§2, Q-168). */
export function externalLinks(
  links: DeploymentProfile['links'],
  language: Language,
): readonly { page: ExternalPage; href: string }[] {
  const withLanguage = (address: string) => {
    const url = new URL(address);
    url.searchParams.set('lang', language);
    return url.href;
  };
  return [
    { page: 'aboutUs', href: withLanguage(links.about) },
    { page: 'terms', href: withLanguage(links.terms) },
    { page: 'privacy', href: withLanguage(links.privacy) },
    { page: 'faqs', href: withLanguage(links.faqs) },
  ];
}
