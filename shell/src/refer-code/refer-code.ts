const key = 'mrw_refer_code';

/**
 * Keeps the code of the member who sent the visitor here, for the sign-up link.
 *
 * @param query of the address the visit began with
 * @returns reads the code; null when nobody sent the visitor
 */
export function takeReferCode(query: URLSearchParams, storage: () => Storage): () => string | null {
  const arrived = query.get('referCode');
  const usable = arrived && /^[\w-]{1,40}$/.test(arrived) ? arrived : null;
  try {
    if (usable) storage().setItem(key, usable);
  } catch {
    // Storage is blocked: the code then lasts for this page.
  }
  return () => {
    try {
      return usable ?? storage().getItem(key);
    } catch {
      return usable;
    }
  };
}
