import { keepSession, loadMemberWallet } from '/member-wallet/index.js';

const place = document.querySelector('#wallet');
const { site, partner, mode, notChecked } = place.dataset;
/** The wallet waits 5 seconds. */
const timeout = 4_500;

const post = (address, body) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).then((answer) => answer.json());

const showBasket = async () => {
  const text = await (await fetch('/basket?part=basket')).text();
  const part = new DOMParser().parseFromString(text, 'text/html').body;
  document.querySelector('#basket').replaceChildren(...part.childNodes);
};

/** The shop's server decides: what the wallet says of a code is checked there. */
const apply =
  (address) =>
  async ({ detail }) => {
    const outcome = await post(address, { code: detail.code }).catch(() => null);
    detail.answer(outcome ?? { status: 'FAILED', error: notChecked });
    await showBasket();
  };

const fail = () => {
  document.querySelector('#wallet-failed').hidden = false;
};

const wallet = document.createElement('member-wallet');
wallet.setAttribute('partner', partner);
wallet.setAttribute('mode', mode);
wallet.addEventListener('apply-coupon', apply('/apply-coupon'));
wallet.addEventListener('apply-cash-code', apply('/apply-cash'));
wallet.addEventListener('wallet-error', fail);
keepSession(wallet, async () => (await post('/wallet-code', {})).code);
place.append(wallet);
loadMemberWallet(site, document.querySelector('script[nonce]')?.nonce).catch(fail);
