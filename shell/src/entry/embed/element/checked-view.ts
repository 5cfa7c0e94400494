import type { WalletMode } from '@mrw/shared-contracts/partners/registration';
import type { WalletRequest, WalletView } from './wallet-view';

/** Milliseconds until the wallet is opened without an answer. */
const timeout = 3_000;

/**
 * Asks the site whether this page may show the wallet, and opens it: the site refuses a frame by its policy, and that
 * is silent. It is asked with a script, because a policy that allows embed.js allows that one. Without an answer the
 * wallet is opened all the same.
 */
export function checkedView(
  request: WalletRequest,
  mode: WalletMode,
  open: (request: WalletRequest) => WalletView,
): WalletView {
  let view: WalletView | null = null;
  const stop = ask(request, mode, (answer) => {
    const fault = faultOf(answer, request, mode);
    if (fault) request.onError('MRW-303', fault);
    else view = open(request);
  });
  return {
    send: (command) => view?.send(command),
    end: () => {
      stop();
      view?.end();
    },
  };
}

/** @returns a function that ends it without an answer */
function ask({ shop, partner, nonce }: WalletRequest, mode: WalletMode, then: (answer: unknown) => void) {
  const script = document.createElement('script');
  let settled = false;
  const stop = () => {
    settled = true;
    clearTimeout(limit);
    script.remove();
  };
  const settle = (event?: Event) => {
    if (settled) return;
    stop();
    then(event instanceof CustomEvent ? event.detail : null);
  };
  const limit = setTimeout(settle, timeout);
  for (const type of ['mrw-check', 'load', 'error']) script.addEventListener(type, settle);
  // The request then names the origin of the page.
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  try {
    script.src = `${shop}/embed/check.js?partner=${encodeURIComponent(partner)}&mode=${mode}`;
    document.head.append(script);
  } catch {
    // The page requires trusted types.
    settle();
  }
  return stop;
}

function faultOf(answer: unknown, { shop, partner }: WalletRequest, mode: WalletMode): string | null {
  const seen = `partner "${partner}", page ${window.origin}`;
  switch (answer) {
    case 'id':
      return `${shop} knows no partner of that id (${seen})`;
    case 'origin':
      return `the page is not registered for the partner (${seen})`;
    case 'mode':
      return `the partner is not registered for the mode ${mode} (${seen})`;
    default:
      return null;
  }
}
