import { MemberWalletElement } from './member-wallet-element';

const script = document.currentScript;
// The script can be included twice: the first one counts.
if (script instanceof HTMLScriptElement && !customElements.get('member-wallet')) {
  const origin = { shop: new URL(script.src).origin, nonce: script.nonce || undefined };
  customElements.define(
    'member-wallet',
    class extends MemberWalletElement {
      protected readonly origin = origin;
    },
  );
}
