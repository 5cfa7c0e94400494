import { distinctUntilChanged, map, skip } from 'rxjs';
import type { Kernel } from '../host/create-host';
import type { AskForPage } from '../preload/on-intent';
import { prefetchLinked } from '../preload/prefetch-linked';
import { followPage } from './follow-page';

/** What is done when the page is idle: its head is written, and the next pages are prepared. */
export function pageIsIdle(browser: Window, kernel: Kernel, askFor: AskForPage): void {
  followPage(browser, kernel);
  const another = prefetchLinked(browser, askFor);
  kernel.navigation.state$
    .pipe(
      map(({ location }) => location.pathname),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(another);
}
