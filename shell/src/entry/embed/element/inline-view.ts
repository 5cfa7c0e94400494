import { openLink } from './wallet-link';
import type { WalletRequest, WalletView } from './wallet-view';

/** The parameters of the inline wallet. */
export type InlineStart = {
  root: ShadowRoot;
  box: HTMLElement;
  shop: string;
  page: string;
  language: string;
  token: string | null;
  nonce: string | undefined;
  port: MessagePort;
  /** As the server sent it: configuration and deployment manifest. */
  settings: unknown;
};

declare global {
  /** Set by the script of the inline wallet when it runs. @returns a function that ends that wallet */
  var __MRW_INLINE_WALLET__: ((start: InlineStart) => () => void) | undefined;
}

type Settings = { script: { src: string; integrity: string } };

/** The wallet in the page itself, in a shadow root: for sister sites (architecture: partner embedding). */
export function inlineView(request: WalletRequest): WalletView {
  const { place, shop, nonce, partner } = request;
  const link = openLink(request.onReport);
  let stop = () => {};
  let ended = false;

  const start = async () => {
    const settings = await readSettings(request);
    await loadProgram(settings.script, nonce);
    // Removed while it was loading.
    if (ended) return;
    const begin = globalThis.__MRW_INLINE_WALLET__;
    if (!begin) throw new Error('the program of the wallet did not start');
    const { page, language } = request;
    const token = request.takeToken();
    stop = begin({ ...place, shop, page, language, token, nonce, port: link.port, settings });
  };
  start().catch((error: unknown) => {
    if (!ended)
      request.onError('MRW-302', `${String(error)} (partner "${partner}" at ${window.location.origin})`);
  });

  return {
    send: link.send,
    end: () => {
      ended = true;
      stop();
      link.close();
    },
  };
}

async function readSettings({ shop, partner }: WalletRequest): Promise<Settings> {
  const answer = await fetch(`${shop}/embed/settings.json?partner=${encodeURIComponent(partner)}`, {
    credentials: 'omit',
  });
  if (!answer.ok) throw new Error(`the site answered ${answer.status}: is that its partner here?`);
  const settings: unknown = await answer.json();
  if (!hasScript(settings)) throw new Error('the site answered something else than its settings');
  return settings;
}

function hasScript(settings: unknown): settings is Settings {
  if (typeof settings !== 'object' || settings === null || !('script' in settings)) return false;
  const { script } = settings;
  if (typeof script !== 'object' || script === null) return false;
  return 'src' in script && typeof script.src === 'string' && 'integrity' in script && !!script.integrity;
}

let loading: Promise<void> | null = null;

/** Once per page for all wallets; a failed load is tried again. */
function loadProgram({ src, integrity }: Settings['script'], nonce: string | undefined): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    if (nonce) script.nonce = nonce;
    script.onload = () => {
      forget(script);
      resolve();
    };
    script.onerror = () => {
      forget(script);
      loading = null;
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
  return loading;
}

/** The script element stays on the page; its handlers would keep the first wallet in memory. */
function forget(script: HTMLScriptElement): void {
  script.onload = script.onerror = null;
}
