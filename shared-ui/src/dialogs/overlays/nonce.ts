/**
 * Lets the overlay library find the nonce for its style element. Our own pages have it in a meta element; a partner's
 * page does not.
 *
 * @param nonce of the content security policy of the surrounding page
 */
export function tellNonce(nonce: string | undefined): void {
  if (!nonce || document.querySelector('meta[property="csp-nonce"]')) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  document.head.append(meta);
}
