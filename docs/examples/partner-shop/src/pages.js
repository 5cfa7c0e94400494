import { linesOf, products, totalsOf } from './basket.js';
import { html, toText } from './html.js';
import { layout, money } from './layout.js';

export function productsPage(parts) {
  const { t } = parts;
  const body = html`<ul class="products">
    ${Object.entries(products).map(
      ([id, { price }]) =>
        html`<li>
          <img class="picture" src="/assets/${id}.svg" alt="" width="72" height="72" />
          <h2>${t(id)}</h2>
          <p>${money(price)}</p>
          <form method="post" action="/basket">
            <input type="hidden" name="product" value="${id}" />
            <button name="add" value="1">${t('add')}<span class="hidden">: ${t(id)}</span></button>
          </form>
        </li>`,
    )}
  </ul>`;
  return layout(parts, { title: t('products'), path: '/', body });
}

export function accountPage(parts, typed = '') {
  const { t, user } = parts;
  const body = user
    ? html`<form method="post" action="/account">
        <button name="action" value="log-out">${t('logOut')}</button>
      </form>`
    : html`<form method="post" action="/account" class="card">
        <label>${t('name')} <input name="name" autocomplete="username" required value="${typed}" /></label>
        <label
          >${t('password')}
          <input name="password" type="password" autocomplete="current-password" required minlength="8"
        /></label>
        <p>
          <button name="action" value="log-in" class="main">${t('logIn')}</button>
          <button name="action" value="sign-up">${t('signUp')}</button>
        </p>
      </form>`;
  return layout(parts, { title: user ? user.name : t('account'), path: '/account', body });
}

function line(t, { id, quantity, total }) {
  return html`<li>
    <span>${t(id)}</span>
    <form method="post" action="/basket">
      <input type="hidden" name="product" value="${id}" />
      <label
        ><span class="hidden">${t('quantity')}: ${t(id)}</span
        ><input name="quantity" type="number" min="0" max="99" value="${quantity}"
      /></label>
      <button>${t('update')}<span class="hidden">: ${t(id)}</span></button>
    </form>
    <b>${money(total)}</b>
  </li>`;
}

const reward = (t, { what, label, hint, off }) =>
  html`<li class="reward">
    <span>${label}${hint && html`<small>${hint}</small>`}</span>
    <form method="post" action="/remove">
      <button name="what" value="${what}">${t('remove')}<span class="hidden">: ${label}</span></button>
    </form>
    <b>−${money(off)}</b>
  </li>`;

/** The basket itself; the page gets it anew after a code was applied. */
export function basketPart({ t, language, user, basket }) {
  const totals = totalsOf(basket);
  const { coupon, cash } = basket;
  const time = (at) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Hong_Kong' }).format(at);
  if (Object.keys(basket.quantities).length === 0) return html`<p>${t('empty')}</p>`;
  return html`<ul class="lines">
      ${linesOf(basket).map((one) => line(t, one))}
      <li class="total"><span>${t('subtotal')}</span><b>${money(totals.subtotal)}</b></li>
      ${
        coupon &&
        reward(t, { what: 'coupon', label: coupon.name[language] ?? coupon.name.en, off: totals.couponOff })
      }
      ${
        cash &&
        reward(t, {
          what: 'cash',
          label: t('cash'),
          hint: t('heldUntil', { time: time(cash.heldUntil) }),
          off: totals.cashOff,
        })
      }
      <li class="total"><span>${t('due')}</span><b id="due">${money(totals.due)}</b></li>
    </ul>
    ${
      user
        ? html`<form method="post" action="/order"><button class="main">${t('checkout')}</button></form>`
        : html`<p><a class="button main" href="/account">${t('logIn')}</a> ${t('accountFirst')}</p>`
    }`;
}

export const basketText = (parts) => toText(basketPart(parts));

function walletPart({ t, user }, { mode, config }) {
  if (!user) return null;
  if (!user.isLinked)
    return html`<p>${t('linkHint')}</p>
      <p><a class="button main" href="/link">${t('link')}</a></p>`;
  const tab = (name) =>
    html`<a href="/basket?wallet=${name}" ${name === mode && html`aria-current="page"`}>${t(name)}</a>`;
  return html`<nav class="tabs" aria-label="${t('rewards')}">${tab('frame')}${tab('inline')}</nav>
    <p id="wallet-failed" class="notice" role="status" hidden>${t('walletFailed')}</p>
    <div
      id="wallet"
      data-site="${config.site}"
      data-partner="${config.partner}"
      data-mode="${mode}"
      data-not-checked="${t('notChecked')}"
    ></div>
    <form method="post" action="/unlink"><button>${t('unlink')}</button></form>`;
}

export function basketPage(parts, { mode, nonce, config }) {
  const { t, user } = parts;
  const body = html`<div class="columns ${mode}">
    <section class="card" id="basket" aria-live="polite">${basketPart(parts)}</section>
    ${
      user &&
      html`<section class="card" aria-labelledby="rewards">
        <h2 id="rewards">${t('rewards')}</h2>
        ${walletPart(parts, { mode, config })}
      </section>`
    }
  </div>`;
  const script = user?.isLinked ? 'wallet.js' : undefined;
  return layout(parts, { title: t('basket'), path: '/basket', body, script, nonce });
}

export function orderPage(parts, { id, lines, totals, coupon, cash }) {
  const { t, language } = parts;
  const body = html`<section class="card">
    <p>${t('orderNumber')}: <code id="order">${id}</code></p>
    <ul class="lines">
      ${lines.map((one) => html`<li><span>${one.quantity} × ${t(one.id)}</span><b>${money(one.total)}</b></li>`)}
      ${coupon && html`<li><span>${coupon.name[language] ?? coupon.name.en}</span><b>−${money(totals.couponOff)}</b></li>`}
      ${cash && html`<li><span>${t('cash')}</span><b>−${money(totals.cashOff)}</b></li>`}
    </ul>
    <p><b>${t('payOnPickUp', { money: money(totals.due) })}</b></p>
  </section>`;
  return layout(parts, { title: t('ordered'), path: `/order/${id}`, body });
}

export const missingPage = (parts) => layout(parts, { title: parts.t('notFound'), path: '/', body: null });
