import { useHost, useStateStream, useStrings, type OfflineCard } from '@mrw/shared-contracts';
import { Card, SwitchField, useOfflineReason, useOnline } from '@mrw/shared-ui';
import { useState } from 'react';
import s from './member-card.module.css';
import { memberCardStrings } from './strings';

/** Keeps the card on this device, off until the member says so; nothing where this device cannot. */
export function KeepCard() {
  const { offlineCard } = useHost();
  return offlineCard ? <Switch card={offlineCard} /> : null;
}

type State = 'settled' | 'keeping' | 'failed';

function Switch({ card }: { card: OfflineCard }) {
  const t = useStrings(memberCardStrings);
  const { notify } = useHost();
  const kept = useStateStream(card.kept$);
  const online = useOnline();
  const reason = useOfflineReason();
  const [state, setState] = useState<State>('settled');
  const keep = async () => {
    setState('keeping');
    try {
      await card.keep();
      setState('settled');
      notify.toast(t('kept'));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={s.keep}>
      <Card>
        <SwitchField
          label={t('keep')}
          help={
            <>
              {t('keepWhat')} {!kept && reason}
            </>
          }
          error={state === 'failed' ? t('notKept') : undefined}
          checked={kept || state === 'keeping'}
          aria-busy={state === 'keeping'}
          // What is kept can be removed at any time.
          disabled={state === 'keeping' || (!kept && !online)}
          onChange={({ target }) => {
            if (target.checked) void keep();
            else void card.forget();
          }}
        />
      </Card>
    </div>
  );
}
