import { randomUUID } from 'node:crypto';

/** Prices in HK$. */
export const products = {
  beans: { price: 128 },
  dripper: { price: 240 },
  mug: { price: 168 },
};

/** What this shop has agreed to give for the programme's coupons, by their template. */
const offers = { 708: { off: 40, from: 100 } };

/** The order reference goes with every code, so that a call can be repeated. */
export const newBasket = () => ({ order: randomUUID(), quantities: {}, coupon: null, cash: null });

export function linesOf({ quantities }) {
  return Object.entries(quantities).map(([id, quantity]) => ({
    id,
    quantity,
    total: products[id].price * quantity,
  }));
}

export function totalsOf(basket) {
  const subtotal = linesOf(basket).reduce((sum, line) => sum + line.total, 0);
  const couponOff = Math.min(basket.coupon?.off ?? 0, subtotal);
  const cashOff = Math.min(basket.cash?.dollars ?? 0, subtotal - couponOff);
  return { subtotal, couponOff, cashOff, due: subtotal - couponOff - cashOff };
}

/** @returns false for something that the shop does not sell */
export function setQuantity(basket, id, quantity) {
  if (!Object.hasOwn(products, id) || !Number.isInteger(quantity) || quantity < 0 || quantity > 99)
    return false;
  if (quantity === 0) delete basket.quantities[id];
  else basket.quantities[id] = quantity;
  return true;
}

/** @returns the key of a text for the member, or null: the coupon is taken */
export function refuseCoupon(basket, { coupon_template: template }) {
  const offer = Object.hasOwn(offers, template) ? offers[template] : undefined;
  if (basket.coupon) return 'oneCoupon';
  if (!offer) return 'otherCoupon';
  return totalsOf(basket).subtotal < offer.from ? 'couponFrom' : null;
}

export const couponOff = ({ coupon_template: template }) => offers[template].off;

/** @returns the key of a text for the member, or null: the cash dollars are taken */
export function refuseCash(basket, { cash_dollar: dollars }) {
  if (basket.cash) return 'oneCash';
  return dollars > totalsOf(basket).due ? 'cashTooMuch' : null;
}

/** What no longer fits after a change of the basket or in time: the coupon below its minimum, cash above the total. */
export function outdated(basket, now) {
  const couponGone =
    basket.coupon !== null && totalsOf(basket).subtotal < offers[basket.coupon.template].from;
  const without = couponGone ? { ...basket, coupon: null } : basket;
  const { cash } = basket;
  const cashOver = cash !== null && cash.heldUntil <= now;
  const cashGone = cash !== null && (cashOver || cash.dollars > totalsOf({ ...without, cash: null }).due);
  return { couponGone, cashGone };
}
