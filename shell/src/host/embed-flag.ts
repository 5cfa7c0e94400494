import type { Embed } from '@mrw/shared-contracts';
import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';

const key = 'isOpenInOtherSite';

/**
 * Whether the site is open inside another site: set by the query only, and stored for the frame.
 *
 * @param referrer address of the surrounding page, whose origin must be a known partner
 */
export function readEmbed(parts: {
  query: URLSearchParams;
  storage: () => Storage;
  referrer: string;
  partners: readonly string[];
}): Embed {
  const asked = parts.query.get(key) === 'true';
  if (asked) remember(parts.storage);
  if (!asked && !remembered(parts.storage)) return { isOpenInOtherSite: false };
  const origin = originOf(parts.referrer);
  if (origin !== null && isListedOrigin(parts.partners, origin))
    return { isOpenInOtherSite: true, partnerOrigin: origin };
  return {
    isOpenInOtherSite: true,
    partnerOrigin: parts.partners.find((partner) => !partner.endsWith('*')) ?? null,
  };
}

function remember(storage: () => Storage): void {
  try {
    storage().setItem(key, 'true');
  } catch {
    // Storage is blocked: the flag applies to this page only.
  }
}

function remembered(storage: () => Storage): boolean {
  try {
    return storage().getItem(key) === 'true';
  } catch {
    return false;
  }
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
