import { skip, type Observable } from 'rxjs';
import { askForScript, askOnce, preloadOnIntent, type AskForPage, type PreloadParts } from './on-intent';

/**
 * Requests the files of a page when a link to it is pointed at, or when it is opened: all of them in one step, where its
 * remote asks for one after the other.
 */
export function preparePages(
  page: Window,
  { state$ }: { state$: Observable<{ location: { pathname: string } }> },
  scriptsFor: PreloadParts['scriptsFor'],
): AskForPage {
  const askFor = askOnce(page, { scriptsFor, ask: askForScript });
  preloadOnIntent(page, askFor);
  // The first page has been preloaded by the first script.
  state$.pipe(skip(1)).subscribe(({ location }) => {
    askFor(location.pathname);
  });
  return askFor;
}
