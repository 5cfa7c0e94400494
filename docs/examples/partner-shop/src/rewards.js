/** Milliseconds for a call: the wallet waits 5 seconds for the answer of the page. */
const timeout = 3_000;

/** An answer of the programme that is not a success; `status` is 0 when none came. */
export class RewardsError extends Error {
  constructor(status, code, description) {
    super(description);
    this.status = status;
    this.code = code;
  }

  /** Whether the call may have been carried out all the same. */
  get isUnknown() {
    return this.status === 0 || this.status >= 500;
  }
}

/** The calls of this shop to the rewards programme (docs/guides/embedding.md, "Your server"). */
export function createRewards({ partner, secret, api, signOn, origin }) {
  const authorization = `Basic ${Buffer.from(`${partner}:${secret}`).toString('base64')}`;
  const redirect_uri = `${origin}/linked`;

  const call = async (method, address, body) => {
    const request = {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    };
    const answer = await fetch(address, request).catch((error) => {
      throw new RewardsError(0, 'no_answer', String(error));
    });
    const data = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
    if (answer.ok) return data;
    throw new RewardsError(answer.status, data.error ?? 'server_error', data.error_description ?? '');
  };
  const pay = (address, user, code, order) =>
    call('POST', `${api}/partner/${address}`, { user_reference: user, code, ...(order && { order }) });

  return {
    linkAddress: (state, locale) => {
      const query = new URLSearchParams({ client_id: partner, redirect_uri, state, locale });
      return `${signOn}/partner/link?${query}`;
    },
    link: (user, code) =>
      call('POST', `${signOn}/partner/links`, { code, redirect_uri, user_reference: user }),
    unlink: (user) => call('DELETE', `${signOn}/partner/links/${encodeURIComponent(user)}`),
    walletCode: (user) => call('POST', `${signOn}/partner/wallet-code`, { user_reference: user, origin }),
    checkCoupon: (user, code) => pay('coupons/check', user, code),
    useCoupon: (user, code, order) => pay('coupons/use', user, code, order),
    claimCash: (user, code, order) => pay('cash-codes/claim', user, code, order),
    confirmCash: (user, code, order) => pay('cash-codes/confirm', user, code, order),
    releaseCash: (user, code, order) => pay('cash-codes/release', user, code, order),
  };
}
