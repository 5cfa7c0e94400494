import { keepSession, loadMemberWallet } from '@mrw/member-wallet';

const site = new URLSearchParams(location.search).get('site');
const wallet = document.createElement('member-wallet');
wallet.setAttribute('partner', 'harbour-mall');
wallet.setAttribute('mode', 'inline');
wallet.setAttribute('page', '/coupon/1008');
wallet.addEventListener('apply-coupon', ({ detail }) => {
  document.querySelector('#basket').textContent = `Coupon ${detail.code}`;
  detail.answer({ status: 'SUCCESS' });
});
keepSession(wallet, async () => (await (await fetch('/wallet-code', { method: 'POST' })).json()).code);
document.querySelector('#app').append(wallet);
void loadMemberWallet(site, document.querySelector('script[nonce]').nonce);
