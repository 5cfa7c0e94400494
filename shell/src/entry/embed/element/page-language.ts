import { languageOf, type Language } from '@mrw/shared-contracts/language';

/**
 * The language of a place in the partner's page: the nearest `lang` around it, through shadow roots.
 *
 * @returns null where no `lang` names a language of the product: the site's own default then holds
 */
export function pageLanguage(element: Element): Language | null {
  for (let at: Element | null = element; at; at = around(at)) {
    const language = languageOf(at.getAttribute('lang'));
    if (language) return language;
  }
  return null;
}

function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Calls back when the page's language may have changed. @returns a function that ends it */
export function followPageLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => {
    observer.disconnect();
  };
}
