const loads = new Map<string, Promise<void>>();

/**
 * Loads embed.js from the site, once per page. The code always comes from the site: a partner never has to update it.
 *
 * @param site origin of the site, for example `https://rewards.example`
 * @param nonce of the page's content security policy, when it has one
 * @throws Error when the script could not be loaded; a later call tries again
 */
export async function loadMemberWallet(site: string, nonce?: string): Promise<void> {
  if (customElements.get('member-wallet')) return;
  const src = new URL('/embed.js', site).href;
  const load = loads.get(src) ?? addScript(src, nonce);
  loads.set(src, load);
  try {
    await load;
  } catch (error) {
    loads.delete(src);
    throw error;
  }
}

function addScript(src: string, nonce: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  if (nonce) script.nonce = nonce;
  return new Promise((resolve, reject) => {
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
