import { useHost, useStrings, type DevicePush } from '@mrw/shared-contracts';
import { Button, Notice, useOnline } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { GoesAway } from '../../common/form-focus/goes-away';
import s from './device-messages.module.css';
import { deviceMessageStrings } from './strings';
import { everyKind, useChoice, usePush } from './use-device-push';

/** After an act that explains it: the offer to send messages to this device, made once. */
export function PushOffer() {
  const { push } = useHost();
  return push ? <Loaded load={push} /> : null;
}

function Loaded({ load }: { load: () => Promise<DevicePush> }) {
  const { data } = usePush(load);
  return data ? <Offer push={data.push} /> : null;
}

function Offer({ push }: { push: DevicePush }) {
  const t = useStrings(deviceMessageStrings);
  const online = useOnline();
  const { state, change, choose } = useChoice(push);
  const mayOffer = useFirstOffer(state.kind === 'off' && state.mayOffer && online);
  if (!mayOffer) return null;
  return (
    <GoesAway className={s.offer}>
      <Notice live>
        <p>{t(change === 'failed' || change === 'refused' ? change : 'offer')}</p>
        <div className={s.answers}>
          <Button
            variant="outline"
            busy={change === 'busy'}
            onClick={() => void choose({ kinds: everyKind, details: false })}
          >
            {t('offerSend')}
          </Button>{' '}
          <Button variant="quiet" disabled={change === 'busy'} onClick={() => void choose(null)}>
            {t('notNow')}
          </Button>
        </div>
      </Notice>
    </GoesAway>
  );
}

/** Whether it may be shown, and no other offer was shown on this device before. */
function useFirstOffer(mayOffer: boolean): boolean {
  const { storage } = useHost();
  const made = storage.device('account_push_offered', z.literal(true), {
    lifetime: 'browser',
    staysBecause: 'The offer is made once on a device (Q-193).',
  });
  const [isFirst] = useState(() => !made.read());
  const isShown = isFirst && mayOffer;
  useEffect(() => {
    if (isShown) made.write(true);
  });
  return isShown;
}
