import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';
import type { Context } from '../context';

/** A page that a partner shows the wallet in. */
export async function isInlineOrigin({ partners }: Context, origin: string): Promise<boolean> {
  return Object.values(await partners()).some(
    ({ modes, origins }) => modes.includes('inline') && isListedOrigin(origins, origin),
  );
}
