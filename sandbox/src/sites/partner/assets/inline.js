import { answerTo, record } from './desk.js';

const place = document.querySelector('#wallet-place');
const { nonce } = document.querySelector('script[nonce]');
const loadLimit = 10_000;

const showMissing = () => {
  document.querySelector('#script-missing').hidden = false;
  place.hidden = true;
};

const mount = () => {
  const wallet = document.createElement('member-wallet');
  wallet.setAttribute('partner', 'harbour-mall');
  wallet.setAttribute('mode', 'inline');
  wallet.setAttribute('language', place.dataset.language);
  wallet.setAttribute('page', place.dataset.page);
  // A property, never an attribute: attributes are visible to every script that reads the page.
  if (place.dataset.token !== undefined) wallet.token = place.dataset.token;
  delete place.dataset.token;
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

// On the page itself the wallet speaks to the window it lives in.
window.addEventListener('message', (event) => {
  if (event.source !== window || event.origin !== window.location.origin) {
    record('ignored', event.data, event.origin);
    return;
  }
  if (event.data?.status !== undefined) return;
  record('received', event.data, event.origin);
  const answer = answerTo(event.data);
  if (answer === undefined) return;
  window.postMessage(answer, window.location.origin);
  record('sent', answer, event.origin);
});
