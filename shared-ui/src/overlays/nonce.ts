/**
 * Lets the overlay library find the nonce that its one style element needs. Our own pages carry it in a meta element;
 * the page of another site does not.
 *
 * @param nonce of the content security policy of the page around us
 */
export function tellNonce(nonce: string | undefined): void {
  if (!nonce || document.querySelector('meta[property="csp-nonce"]')) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  document.head.append(meta);
}
