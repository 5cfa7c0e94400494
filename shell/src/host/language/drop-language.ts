import { languageParameters } from './first-language';

/**
 * A link names the first language of a visit: whoever goes back to its address has chosen since, and keeps that over a
 * reload (S-041). To be called before the history is listened to, which then sees the address without it.
 */
export function dropLanguageOnReturn(page: Window): void {
  page.addEventListener('popstate', () => {
    const address = new URL(page.location.href);
    if (!languageParameters.some((name) => address.searchParams.has(name))) return;
    for (const name of languageParameters) address.searchParams.delete(name);
    page.history.replaceState(page.history.state, '', address);
  });
}
