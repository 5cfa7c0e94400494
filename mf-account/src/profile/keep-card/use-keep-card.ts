import { useHost, useStrings, type OfflineCard } from '@mrw/shared-contracts';
import { useState } from 'react';
import { keepTexts } from './keep-texts';
import { keepCardStrings } from './strings';

/** Keeps the card, says that it is kept, and knows when that failed. */
export function useKeepCard(card: OfflineCard) {
  const t = useStrings(keepCardStrings);
  const { notify } = useHost();
  const [state, setState] = useState<'settled' | 'keeping' | 'failed'>('settled');
  const keep = async () => {
    setState('keeping');
    try {
      await card.keep();
      setState('settled');
      notify.toast(t(keepTexts(card).kept));
    } catch {
      setState('failed');
    }
  };
  return { state, keep };
}
