const key = 'mrw_refer_code';

/**
 * Stores the code of the referring member for the sign-up link.
 *
 * @param query of the first address of the visit
 * @returns reads the code; null without a referral
 */
export function takeReferCode(query: URLSearchParams, storage: () => Storage): () => string | null {
  const arrived = query.get('referCode');
  const usable = arrived && /^[\w-]{1,40}$/.test(arrived) ? arrived : null;
  try {
    if (usable) storage().setItem(key, usable);
  } catch {
    // Storage is blocked: the code applies to this page only.
  }
  return () => {
    try {
      return usable ?? storage().getItem(key);
    } catch {
      return usable;
    }
  };
}
