import { useHost, useStateStream, useStrings, type OfflineCard } from '@mrw/shared-contracts';
import { Card, SwitchField, useOfflineReason, useOnline } from '@mrw/shared-ui';
import s from './keep-card.module.css';
import { keepTexts } from './keep-texts';
import { keepCardStrings } from './strings';
import { useKeepCard } from './use-keep-card';

/** Stores the card on this device. Off by default; absent where the device cannot. */
export function KeepCard() {
  const { offlineCard } = useHost();
  return offlineCard ? <Switch card={offlineCard} /> : null;
}

function Switch({ card }: { card: OfflineCard }) {
  const t = useStrings(keepCardStrings);
  const texts = keepTexts(card);
  const what = t(texts.what);
  const kept = useStateStream(card.kept$);
  const online = useOnline();
  const reason = useOfflineReason();
  const { state, keep } = useKeepCard(card);
  return (
    <div className={s.keep}>
      <Card>
        <SwitchField
          label={t(texts.keep)}
          help={kept || !reason ? what : `${what} ${reason}`}
          error={state === 'failed' ? t(texts.notKept) : undefined}
          checked={kept || state === 'keeping'}
          aria-busy={state === 'keeping'}
          // A stored card can be removed at any time.
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
