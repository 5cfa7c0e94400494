import { randomBytes } from 'node:crypto';
import { setQuantity } from './basket.js';
import { createCheckout } from './checkout.js';
import { pageParts } from './layout.js';
import { accountPage, basketPage, basketText, orderPage, productsPage } from './pages.js';
import { policyOf } from './policy.js';

const to = (location) => ({ location });
const member = (visit, answer) => (visit.session.user ? answer() : to('/account'));

/** What the shop answers. Each route gets the visit and gives a page, an address to go to, or JSON. */
export function createRoutes({ config, users, rewards }) {
  const checkout = createCheckout(rewards);
  const orders = new Map();
  /** The session as the checkout needs it. */
  const apply = async ({ session, body }, run) => {
    const code = body?.code;
    const isCode = typeof code === 'string' && /^[\w-]{1,100}$/.test(code);
    if (!session.user?.isLinked) return 'notLinked';
    return isCode ? run(session, code) : 'unknownCode';
  };
  const outcome = (visit, refusal) => ({
    json: refusal ? { status: 'FAILED', error: pageParts(visit).t(refusal) } : { status: 'SUCCESS' },
  });

  return {
    'GET /': (visit) => ({ page: productsPage(pageParts(visit)) }),

    'POST /basket': async ({ session, form }) => {
      const id = form.get('product');
      const now = session.basket.quantities[id] ?? 0;
      const isSold = setQuantity(
        session.basket,
        id,
        form.has('add') ? now + 1 : Number(form.get('quantity')),
      );
      if (!isSold) return to('/basket');
      const notice = await checkout.tidy(session);
      return to(notice ? `/basket?notice=${notice}` : '/basket');
    },

    'GET /basket': async (visit) => {
      const { session, query } = visit;
      const notice = (await checkout.tidy(session)) ?? visit.notice;
      const parts = pageParts({ ...visit, notice });
      if (query.get('part') === 'basket') return { page: basketText(parts) };
      const mode = query.get('wallet') === 'inline' ? 'inline' : 'frame';
      const nonce = mode === 'inline' ? randomBytes(16).toString('base64') : undefined;
      const policy = policyOf(session.user?.isLinked ? mode : 'none', nonce, config);
      return { page: basketPage(parts, { mode, nonce, config }), policy };
    },

    'GET /account': (visit) => ({ page: accountPage(pageParts(visit)) }),

    'POST /account': async (visit) => {
      const { session, form } = visit;
      const [name, password] = ['name', 'password'].map((field) => form.get(field) ?? '');
      const action = form.get('action');
      if (action === 'log-out') {
        // The codes are those of the user who leaves.
        checkout.removeCoupon(session);
        await checkout.removeCash(session);
        session.user = null;
      } else {
        const user = action === 'sign-up' ? users.signUp(name, password) : users.logIn(name, password);
        const notice = action === 'sign-up' ? 'wrongSignUp' : 'wrongLogIn';
        if (!user) return { page: accountPage(pageParts({ ...visit, notice }), name), status: 400 };
        session.user = user;
      }
      users.renew(session);
      return to('/basket');
    },

    // The member allows on the sign-on site, once.
    'GET /link': (visit) =>
      member(visit, () => {
        visit.session.link = randomBytes(16).toString('base64url');
        return to(rewards.linkAddress(visit.session.link, visit.language));
      }),

    'GET /linked': (visit) =>
      member(visit, async () => {
        const { session, query } = visit;
        const isOurs = session.link !== null && query.get('state') === session.link;
        session.link = null;
        const code = query.get('code');
        if (!isOurs || code === null) return to('/basket?notice=notLinkedNow');
        const linked = await rewards.link(session.user.id, code).catch(() => null);
        if (linked === null) return to('/basket?notice=notLinkedNow');
        session.user.isLinked = true;
        return to('/basket');
      }),

    'POST /unlink': (visit) =>
      member(visit, async () => {
        const { session } = visit;
        checkout.removeCoupon(session);
        await checkout.removeCash(session);
        await rewards.unlink(session.user.id).catch((error) => {
          if (error.status !== 404) throw error;
        });
        session.user.isLinked = false;
        return to('/basket');
      }),

    'POST /wallet-code': async ({ session }) => {
      if (!session.user) return { json: { code: null }, status: 401 };
      const code = await rewards.walletCode(session.user.id).catch((error) => {
        // The member has ended the link on the sign-on site.
        if (error.code === 'not_linked') session.user.isLinked = false;
        return { code: null };
      });
      return { json: { code: code.code } };
    },

    'POST /apply-coupon': async (visit) => outcome(visit, await apply(visit, checkout.applyCoupon)),
    'POST /apply-cash': async (visit) => outcome(visit, await apply(visit, checkout.applyCash)),

    'POST /remove': async ({ session, form }) => {
      if (form.get('what') === 'coupon') checkout.removeCoupon(session);
      if (form.get('what') === 'cash') await checkout.removeCash(session);
      return to('/basket');
    },

    'POST /order': (visit) =>
      member(visit, async () => {
        const { session } = visit;
        const isEmpty = Object.keys(session.basket.quantities).length === 0;
        const notice = await checkout.tidy(session);
        if (isEmpty || notice) return to(notice ? `/basket?notice=${notice}` : '/basket');
        const { kind, text, order } = await checkout.order(session);
        if (kind === 'refused') return to(`/basket?notice=${text}`);
        orders.set(order.id, { ...order, user: session.user.id });
        return to(`/order/${order.id}`);
      }),

    'GET /order': (visit) => {
      const order = orders.get(visit.rest);
      if (!order || order.user !== visit.session.user?.id) return null;
      return { page: orderPage(pageParts(visit), order) };
    },
  };
}
