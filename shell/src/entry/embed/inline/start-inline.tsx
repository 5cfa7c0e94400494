import { attachStyleSheets, languageOf } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import * as z from 'zod/mini';
import { pageDataOf } from '../../../host/page-data';
import { trustChunks } from '../../../host/remotes/federation';
import type { InlineStart } from '../element/inline-view';
import { startWallet } from '../wallet/start-wallet';
import { makeLayer } from './layer';
import { followTheme } from './theme';

const settings = z.object({ site: z.unknown(), deployment: z.unknown() });

/**
 * The inline mode of `<member-wallet>`: the wallet in the shadow root of the element, with its own history.
 *
 * @returns a function that ends it
 * @throws Error with the faults of the settings from the server
 */
export function startInline(start: InlineStart): () => void {
  const given = settings.parse(start.settings);
  const page = pageDataOf(given.site, given.deployment, start.nonce);
  trustChunks(page.chunks);
  const { availableLanguages, defaultLanguage } = page.profile;
  const wish = languageOf(start.language);
  const language = wish && availableLanguages.includes(wish) ? wish : defaultLanguage;

  const detachStyles = attachStyleSheets(start.root, styleSheets, start.nonce);
  const content = document.createElement('div');
  content.setAttribute('data-mrw-root', '');
  start.box.append(content);
  const layer = makeLayer(start.box);
  for (const place of [content, layer]) {
    place.style.setProperty('--rem', textSizeOf(content));
    followTheme(place);
  }

  const stop = startWallet({
    page,
    language,
    shop: start.shop,
    partnerOrigin: window.location.origin,
    port: start.port,
    token: start.token,
    history: createMemoryHistory({ initialEntries: [start.page], v5Compat: true }),
    root: { kind: 'shadow', portal: layer, ...(start.nonce ? { nonce: start.nonce } : {}) },
    box: content,
  });
  return () => {
    stop();
    layer.remove();
    content.remove();
    detachStyles();
  };
}

/** The text size set by the reader, independent of 1rem in the surrounding page (decision 15). */
function textSizeOf(place: HTMLElement): string {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  place.append(probe);
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  return fontSize;
}
