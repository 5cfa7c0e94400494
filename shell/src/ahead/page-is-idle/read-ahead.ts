import { deviceNow } from '@mrw/shared-contracts/device/now';
import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { matchPath } from 'react-router-dom';
import { hasParameter, sendAhead } from '../../host/http/send-ahead';
import { freshFor } from '../../host/http/prefetched-responses';
import { anotherRemote, type Known } from './another-remote';

/** Unused responses, above which pointing at one more link sends nothing: a mouse passes over many of them. */
const mostPointedAt = 8;

type Way = {
  /** Path of the present page. */
  from: string;
  to: Pick<Location, 'pathname' | 'search'>;
  /** Only pointed at: the page may not be opened. */
  isGuess: boolean;
};

/**
 * Sends the first API calls of a page of another remote, as the manifest names them: they are on their way while its
 * scripts come. For a visitor, as in the first script (decision 13).
 *
 * @param sent the calls that are not used yet; a call that is in it is not sent again while it is fresh
 */
export function readAhead(kernel: Known, { from, to, isGuess }: Way, sent: PrefetchedResponse[]): void {
  const { host } = kernel;
  const next = host.session$.value.kind === 'visitor' ? anotherRemote(kernel, from, to.pathname) : null;
  // As the first script: addresses of plain words and numbers only.
  if (!next?.route.prefetch || !/^[\w/-]+$/.test(to.pathname)) return;
  const { path, prefetch, prefetchUnless } = next.route;
  if (prefetchUnless !== undefined && hasParameter(to.search, prefetchUnless)) return;
  const call = { language: host.language$.value, now: deviceNow() };
  sent.splice(0, sent.length, ...sent.filter(({ at }) => call.now - at < freshFor));
  if (isGuess && sent.length >= mostPointedAt) return;
  const places = Object.entries(matchPath(path, to.pathname)?.params ?? {});
  for (const address of prefetch) {
    const filled = places.reduce((text, [name, value = '']) => text.replace(`:${name}`, value), address);
    const url =
      host.config.services.api.replace(/\/$/, '') + filled.replaceAll('[', '%5B').replaceAll(']', '%5D');
    if (!sent.some((known) => known.url === url && known.language === call.language))
      sent.push(sendAhead(url, call, fetch));
  }
}
