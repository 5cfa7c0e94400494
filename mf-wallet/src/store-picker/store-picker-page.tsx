import { safeRedirect, useHost, useStrings } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readPickerState, type CashState } from './picker-state';
import { returnToOpener } from './return-to-opener';
import { StorePicker } from './store-picker';
import { pickerStrings } from './strings';

/** /select_store: the chosen store is returned to the previous page. */
export default function StorePickerPage() {
  const t = useStrings(pickerStrings);
  const { navigation } = useHost();
  const chosen = useRef(false);
  const { fromPath, amount } = readPickerState(useLocation().state);
  return (
    <PageLayout title={t('title')} width="narrow">
      <StorePicker
        onChoose={(store) => {
          // The navigation takes a moment: a second press would go back twice.
          if (chosen.current) return;
          chosen.current = true;
          const state: CashState = { store, ...(amount === undefined ? {} : { amount }) };
          const opener = safeRedirect(fromPath, '/use_cash_dollar');
          if (fromPath === undefined) navigation.navigate(opener, { replace: true, state });
          else returnToOpener(navigation, opener, state);
        }}
      />
    </PageLayout>
  );
}
