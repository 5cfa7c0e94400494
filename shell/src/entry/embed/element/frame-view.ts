import { valueIn } from '@mrw/shared-contracts/language';
import { elementTexts } from './texts';
import { openLink, type WalletLink } from './wallet-link';
import type { WalletRequest, WalletView } from './wallet-view';

/** Milliseconds until a silent frame counts as refused: a wrong partner id, or a page that may not frame it. */
const timeout = 20_000;
/** Milliseconds after `load` until the developer is warned about a silent frame: a refused one loads at once. */
const silence = 2_000;
const firstHeight = 480;

/** The wallet in a frame on the site's own origin. */
export function frameView(request: WalletRequest): WalletView {
  const { place, shop, partner, language } = request;
  const frame = document.createElement('iframe');
  const unanswered = `the frame of ${shop} did not answer: is "${partner}" its partner, with ${window.location.origin} on the list?`;
  let link: WalletLink | null = null;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const limit = setTimeout(() => {
    request.onError('MRW-301', unanswered);
  }, timeout);

  frame.title = valueIn(language, elementTexts).title;
  frame.allow = 'camera; clipboard-write; screen-wake-lock';
  frame.referrerPolicy = 'origin';
  frame.style.height = `${firstHeight}px`;
  frame.src = frameAddress(request);
  frame.addEventListener('load', () => {
    // A reloaded frame gets a new channel; the old one is closed.
    link?.close();
    clearTimeout(doubt);
    doubt = setTimeout(request.onDoubt, silence, 'MRW-303', unanswered);
    const next = openLink((report) => {
      clearTimeout(limit);
      clearTimeout(doubt);
      // In a frame taller than the window, dialogs could open outside of the viewport: longer pages scroll inside.
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
      clearTimeout(doubt);
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
