import { elementTexts } from './texts';
import { openLink, type WalletLink } from './wallet-link';
import type { WalletRequest, WalletView } from './wallet-view';

/**
 * Milliseconds until a frame that says nothing counts as refused: a wrong partner id, or a page that may not
 * hold it.
 */
const patience = 20_000;
const firstHeight = 480;

/** The wallet in a frame on the site's own origin. */
export function frameView(request: WalletRequest): WalletView {
  const { place, shop, language } = request;
  const frame = document.createElement('iframe');
  let link: WalletLink | null = null;
  const limit = setTimeout(() => {
    request.onError('MRW-301', `the frame of ${shop} did not answer`);
  }, patience);

  frame.title = elementTexts[language].title;
  frame.allow = 'camera; clipboard-write; screen-wake-lock';
  frame.referrerPolicy = 'origin';
  frame.style.height = `${firstHeight}px`;
  frame.src = frameAddress(request);
  frame.addEventListener('load', () => {
    // A frame that loads again gets a channel of its own; the old one is dead.
    link?.close();
    const next = openLink((report) => {
      clearTimeout(limit);
      // Taller than the window, dialogs of the wallet would open out of sight: longer pages scroll inside.
      if (report.type === 'MRW_RESIZE')
        frame.style.height = `${Math.min(report.height, Math.max(firstHeight, window.innerHeight))}px`;
      request.onReport(report);
    });
    link = next;
    const token = request.takeToken();
    const connect = { type: 'MRW_CONNECT', version: 1, language, ...(token ? { token } : {}) };
    frame.contentWindow?.postMessage(connect, shop, [next.port]);
  });
  place.box.append(frame);

  return {
    send: (command) => link?.send(command),
    end: () => {
      clearTimeout(limit);
      link?.close();
      frame.remove();
    },
  };
}

function frameAddress({ shop, page, partner, language }: WalletRequest): string {
  const address = new URL(page, shop);
  address.searchParams.set('isOpenInOtherSite', 'true');
  address.searchParams.set('partner', partner);
  address.searchParams.set('handshake', 'true');
  address.searchParams.set('locale', language);
  return address.href;
}
