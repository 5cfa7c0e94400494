import type { MemberWalletElement } from './element';

/** Codes in a row that are refused before it gives up: a member who may not log in is not tried for ever. */
const attempts = 3;

/**
 * Logs the user of your site in to the wallet, now and whenever its session ends.
 *
 * @param getCode asks your server for a wallet code; null, or an error, when there is none (the user is not linked)
 * @returns a function that ends it
 */
export function keepSession(
  wallet: Pick<MemberWalletElement, 'token' | 'addEventListener' | 'removeEventListener'>,
  getCode: () => Promise<string | null>,
): () => void {
  let ended = false;
  let tried = 0;
  const logIn = async () => {
    tried += 1;
    const code = await getCode().catch(() => null);
    if (!ended && code !== null) wallet.token = code;
  };
  const hear = ({ detail }: CustomEvent<{ session: 'member' | 'visitor' }>) => {
    if (detail.session === 'member') tried = 0;
    else if (tried < attempts) void logIn();
  };
  wallet.addEventListener('wallet-session', hear);
  return () => {
    ended = true;
    wallet.removeEventListener('wallet-session', hear);
  };
}
