import type { PassWallet } from './wallet-of';
import s from './wallet-pass.module.css';

const bands: Readonly<Record<PassWallet, readonly string[]>> = {
  apple: ['#52a9e0', '#fac13c', '#5cb85c', '#e8503a'],
  google: ['#34a853', '#fbbc04', '#ea4335', '#4285f4'],
};

/** Cards in a pocket, in the colours of the wallet. */
export function WalletMark({ wallet }: { wallet: PassWallet }) {
  return (
    <svg className={s.mark} viewBox="0 0 30 24" aria-hidden="true">
      {bands[wallet].map((fill, index) => (
        <rect key={fill} x="1" y={1 + index * 4} width="28" height="14" rx="3" fill={fill} />
      ))}
      <path d="M1 15h8a6 6 0 0 0 12 0h8v5a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z" fill="#dedbce" />
    </svg>
  );
}
