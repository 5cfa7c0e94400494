import { headTags } from '@mrw/shared-contracts/page-meta/head-tags';
import { merge } from 'rxjs';
import type { Kernel } from '../../host/create-host';
import { routeOf } from '../../host/routes/route-of';
import { writeHead } from './write-head';

type Followed = Pick<Kernel, 'host' | 'navigation' | 'deployment' | 'pageMeta$'>;

/**
 * Writes what search engines and previews read of the page into the head, and again after every change.
 *
 * @returns a function that ends it
 */
export function followPage(
  browser: Window,
  { host, navigation, deployment, pageMeta$ }: Followed,
): () => void {
  const { document: page } = browser;
  let written = '';
  let planned: number | undefined;
  const write = () => {
    planned = undefined;
    const path = navigation.state$.value.location.pathname;
    const route = routeOf(path, deployment.remotes$.value, host.config.flags);
    const tags = headTags({
      origin: browser.location.origin,
      profile: host.config,
      language: host.language$.value,
      title: page.title,
      path,
      listed: route.kind === 'remote' && !route.route.protected,
      meta: pageMeta$.value ?? {},
    });
    const text = JSON.stringify(tags);
    if (text === written) return;
    written = text;
    writeHead(page, tags);
  };
  // A navigation changes several at once: the head is that of the page that is rendered then.
  const plan = () => {
    planned ??= browser.setTimeout(write);
  };
  const changes = merge(navigation.state$, host.language$, deployment.remotes$, pageMeta$).subscribe(plan);
  const title = new MutationObserver(plan);
  const element = page.querySelector('title');
  if (element) title.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    changes.unsubscribe();
    title.disconnect();
    browser.clearTimeout(planned);
  };
}
