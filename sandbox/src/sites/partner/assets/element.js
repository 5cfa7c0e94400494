import { answerTo, record } from './desk.js';

const place = document.querySelector('#wallet-place');
const { nonce } = document.querySelector('script[nonce]');
const loadLimit = 10_000;

const showMissing = () => {
  document.querySelector('#script-missing').hidden = false;
  place.hidden = true;
};

/** The shop's answer to a request of the wallet, as the desk is set; the log shows both. */
const onRequest = (type, field) => async (event) => {
  const { code, requestId, answer } = event.detail;
  const message = { type, [field]: code, request_id: requestId };
  record('received', message, 'member-wallet');
  const outcome = await answerTo(message);
  if (outcome === undefined) return;
  answer({ status: outcome.status, ...(outcome.error !== undefined && { error: outcome.error }) });
  record('sent', outcome, 'member-wallet');
};

const mount = () => {
  const wallet = document.createElement('member-wallet');
  wallet.setAttribute('partner', 'harbour-mall');
  wallet.setAttribute('mode', place.dataset.mode);
  wallet.setAttribute('page', place.dataset.page);
  // A property, never an attribute: attributes are visible to every script that reads the page.
  if (place.dataset.token !== undefined) wallet.token = place.dataset.token;
  delete place.dataset.token;
  wallet.addEventListener('apply-coupon', onRequest('APPLY_COUPON', 'code'));
  wallet.addEventListener('apply-cash-code', onRequest('APPLY_CASH_CODE', 'value'));
  wallet.addEventListener('wallet-session', ({ detail }) => {
    place.dataset.session = detail.session;
  });
  place.append(wallet);
};

const script = document.createElement('script');
script.src = place.dataset.script;
script.nonce = nonce;
script.async = true;
const limit = setTimeout(showMissing, loadLimit);
script.addEventListener('error', showMissing);
void customElements.whenDefined('member-wallet').then(() => {
  clearTimeout(limit);
  mount();
});
document.head.append(script);
