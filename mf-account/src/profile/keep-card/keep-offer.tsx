import { useHost, useStateStream, useStrings, type OfflineCard } from '@mrw/shared-contracts';
import { Button, Notice, useOnline } from '@mrw/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { GoesAway } from '../../common/form-focus/goes-away';
import s from './keep-card.module.css';
import { keepTexts } from './keep-texts';
import { answerOf } from './may-offer';
import { keepCardStrings } from './strings';
import { useKeepCard } from './use-keep-card';

/** Milliseconds until the screen of the till is gone and the focus is back. */
const settled = 100;

/** After the first use at a till: the offer to keep it, once. */
export function KeepOffer() {
  const { config, offlineCard } = useHost();
  return config.firstSteps && offlineCard ? <Offer card={offlineCard} /> : null;
}

function Offer({ card }: { card: OfflineCard }) {
  const t = useStrings(keepCardStrings);
  const texts = keepTexts(card);
  const host = useHost();
  const online = useOnline();
  const kept = useStateStream(card.kept$);
  const { state, keep } = useKeepCard(card);
  const [answered] = useState(() => answerOf(host));
  const [open, setOpen] = useState(() => answered.read() === null);
  const isShown = open && !kept && online;
  const offer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    // After the focus is back on the button, which scrolls as well: on a phone the offer is below the bottom bar.
    // Not at the lower edge, where messages cover its buttons.
    const timer = setTimeout(() => offer.current?.scrollIntoView({ block: 'center' }), settled);
    return () => {
      clearTimeout(timer);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={offer} className={s.keep}>
      <GoesAway>
        <Notice live>
          <p>{state === 'failed' ? t(texts.notKept) : t(texts.offer)}</p>
          <p className={s.hint}>{t(texts.what)}</p>
          <Button variant="outline" busy={state === 'keeping'} onClick={() => void keep()}>
            {t(texts.keepNow)}
          </Button>{' '}
          <Button
            variant="quiet"
            onClick={() => {
              answered.write(true);
              setOpen(false);
            }}
          >
            {t('notNow')}
          </Button>
        </Notice>
      </GoesAway>
    </div>
  );
}
