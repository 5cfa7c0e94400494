import { couponOff, linesOf, newBasket, outdated, refuseCash, refuseCoupon, totalsOf } from './basket.js';
import { RewardsError } from './rewards.js';

/** Texts for what the programme refuses; everything else is "could not be checked". */
const refusals = {
  not_usable: 'couponNotUsable',
  not_possible: 'codeOver',
  not_claimed: 'codeOver',
  unknown_code: 'unknownCode',
  not_linked: 'notLinked',
};
const textOf = (error) => (error instanceof RewardsError && refusals[error.code]) || 'notChecked';

/** What happens to codes between the wallet and the order. What the browser says of a code is never believed. */
export function createCheckout(rewards) {
  /** A call whose answer was lost may have been carried out: the points must not stay held for it. */
  const release = async (user, code, order, tries = 3) => {
    try {
      await rewards.releaseCash(user, code, order);
    } catch (error) {
      if (error.isUnknown && tries > 1) await release(user, code, order, tries - 1);
      // Without an answer the programme lets go by itself when the payment window ends.
    }
  };

  return {
    /** @returns the key of a text for the member, or null: applied */
    applyCoupon: async ({ user, basket }, code) => {
      try {
        const coupon = await rewards.checkCoupon(user.id, code);
        const refusal = refuseCoupon(basket, coupon);
        if (refusal) return refusal;
        basket.coupon = { code, template: coupon.coupon_template, name: coupon.name, off: couponOff(coupon) };
        return null;
      } catch (error) {
        return textOf(error);
      }
    },

    /** Claims the code first: from then on the member cannot take it back, and no other order can have it. */
    applyCash: async ({ user, basket }, code) => {
      if (basket.cash) return 'oneCash';
      try {
        const cash = await rewards.claimCash(user.id, code, basket.order);
        const refusal = refuseCash(basket, cash);
        if (refusal) await release(user.id, code, basket.order);
        else basket.cash = { code, dollars: cash.cash_dollar, heldUntil: Date.parse(cash.held_until) };
        return refusal;
      } catch (error) {
        if (error.isUnknown) void release(user.id, code, basket.order);
        return textOf(error);
      }
    },

    removeCoupon: ({ basket }) => {
      basket.coupon = null;
    },

    removeCash: async ({ user, basket }) => {
      const { cash } = basket;
      basket.cash = null;
      if (cash && user) await release(user.id, cash.code, basket.order);
    },

    /** Lets go of what no longer fits. @returns the key of a text, or null */
    async tidy(session) {
      const { couponGone, cashGone } = outdated(session.basket, Date.now());
      if (couponGone) this.removeCoupon(session);
      if (cashGone) await this.removeCash(session);
      if (cashGone) return 'cashGone';
      return couponGone ? 'couponGone' : null;
    },

    /**
     * Uses the coupon and confirms the cash dollars, then there is an order. Every call has the order's reference and
     * can be repeated: after a failure the member presses again.
     */
    order: async (session) => {
      const { user, basket } = session;
      const { coupon, cash } = basket;
      try {
        if (coupon) await rewards.useCoupon(user.id, coupon.code, basket.order);
      } catch (error) {
        if (!error.isUnknown) basket.coupon = null;
        return { kind: 'refused', text: error.isUnknown ? 'notChecked' : 'couponGone' };
      }
      try {
        if (cash) await rewards.confirmCash(user.id, cash.code, basket.order);
      } catch (error) {
        if (!error.isUnknown) basket.cash = null;
        return { kind: 'refused', text: error.isUnknown ? 'notChecked' : 'cashGone' };
      }
      const order = { id: basket.order, lines: linesOf(basket), totals: totalsOf(basket), coupon, cash };
      session.basket = newBasket();
      return { kind: 'ordered', order };
    },
  };
}
