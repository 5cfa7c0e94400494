// The surrounding page may style the element as a box of its layout; no other style of the page applies. Only the box
// itself is styled here: these rules follow those of an inline wallet.
const css = `:host{display:block!important;visibility:visible!important;opacity:1!important;filter:none!important;transform:none!important}
:host([hidden]){display:none!important}
.wallet{all:initial;display:block}
.wallet>iframe{display:block;width:100%;border:0}
.wallet>p{margin:0;padding:16px;font:medium/1.5 system-ui,sans-serif}`;

/** The container of a wallet: a part of the shadow tree that inherits nothing from the page. */
export type WalletPlace = { root: ShadowRoot; box: HTMLElement };

/**
 * Clears the shadow root of the element and adds its box.
 *
 * @param nonce of the page's content security policy; needed only where the browser cannot construct style sheets
 */
export function makePlace(root: ShadowRoot, nonce: string | undefined): WalletPlace {
  root.textContent = '';
  if (constructsSheets()) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } else {
    const style = document.createElement('style');
    if (nonce) style.setAttribute('nonce', nonce);
    style.textContent = css;
    root.appendChild(style);
  }
  const box = document.createElement('div');
  box.className = 'wallet';
  root.append(box);
  return { root, box };
}

/** Not in Firefox before 101 and Safari before 16.4. */
const constructsSheets = () => 'adoptedStyleSheets' in Document.prototype;

/** Shown when a wallet fails to load. */
export function showFailure({ box }: WalletPlace, text: string): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  box.textContent = '';
  box.append(message);
}
