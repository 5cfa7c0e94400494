import { ApiError, readResource, useHost, useStrings, type ApiFailure } from '@mrw/shared-contracts';
import { walletPassLink } from '@mrw/shared-contracts/api/wallet-passes';
import { safeHref } from '@mrw/shared-contracts/links/safe-href';
import { CheckboxField, Notice, useOfflineReason } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { walletPassStrings } from './strings';
import { WalletMark } from './wallet-mark';
import type { PassWallet } from './wallet-of';
import s from './wallet-pass.module.css';

type Problem = 'locked' | 'refused' | 'failed';

const problemOf = (failure: ApiFailure): Problem => {
  if (failure.kind !== 'refused') return 'failed';
  return failure.detail === 'Spending is locked.' ? 'locked' : 'refused';
};

/** The button of a wallet, as Apple and Google ask for it; the phone takes over after the press. */
export default function AddPass({ item, wallet }: { item: string; wallet: PassWallet }) {
  const t = useStrings(walletPassStrings);
  const { http } = useHost();
  const { uid } = useMember();
  const reason = useOfflineReason();
  const [onFront, setOnFront] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | Problem>('idle');
  const isOff = state === 'busy' || reason !== null;

  const add = async () => {
    setState('busy');
    try {
      const url = `/customers/${uid}/wallet_passes/${wallet}`;
      const params = { item, ...(onFront ? { balance: '1' } : {}) };
      const { save_url: given } = await readResource(http.other, { url, params }, walletPassLink);
      const target = safeHref(given, window.location.origin);
      if (target?.kind !== 'outside' && target?.kind !== 'inside')
        throw new ApiError({ kind: 'malformed', status: 200 });
      setState('idle');
      window.location.assign(target.kind === 'outside' ? target.href : target.path);
    } catch (error) {
      setState(error instanceof ApiError ? problemOf(error.failure) : 'failed');
    }
  };

  return (
    <div className={s.place}>
      {item === 'card' && (
        <CheckboxField
          label={t('balance')}
          checked={onFront}
          onChange={({ target }) => {
            setOnFront(target.checked);
          }}
        />
      )}
      <button
        type="button"
        className={s.button}
        data-wallet={wallet}
        aria-disabled={isOff}
        aria-busy={state === 'busy'}
        onClick={() => {
          if (!isOff) void add();
        }}
      >
        <WalletMark wallet={wallet} />
        <span>{t(wallet)}</span>
      </button>
      {item === 'card' && <p className={s.hint}>{t('replaces')}</p>}
      {reason !== null && <p className={s.hint}>{reason}</p>}
      {(state === 'locked' || state === 'refused' || state === 'failed') && (
        <div className={s.problem}>
          <Notice tone="err" live>
            <p>{t(state)}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
