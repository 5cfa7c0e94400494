import { languageParameters } from './first-language';

/**
 * Removes the language of a link from the address: a later switch is then kept over Back and a reload (S-041). To be
 * called before the history is created, which then reads the address without it.
 */
export function dropLanguageOnReturn(page: Window): void {
  page.addEventListener('popstate', () => {
    const address = new URL(page.location.href);
    if (!languageParameters.some((name) => address.searchParams.has(name))) return;
    for (const name of languageParameters) address.searchParams.delete(name);
    page.history.replaceState(page.history.state, '', address);
  });
}
