import { MemberWallet } from '@mrw/member-wallet/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const site = new URLSearchParams(location.search).get('site') ?? '';
const basket = document.querySelector('#basket');
const app = document.querySelector('#app');

async function getCode(): Promise<string> {
  const answer = await fetch('/wallet-code', { method: 'POST' });
  const { code }: { code: string } = await answer.json();
  return code;
}

if (app)
  createRoot(app).render(
    createElement(MemberWallet, {
      site,
      partner: 'harbour-mall',
      page: '/coupon/1008',
      getCode,
      onApplyCoupon: ({ code, answer }) => {
        if (basket) basket.textContent = `Coupon ${code}`;
        answer({ status: 'SUCCESS' });
      },
    }),
  );
