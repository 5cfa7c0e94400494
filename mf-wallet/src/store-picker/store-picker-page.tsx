import { safeRedirect, useStrings } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPickerState, type CashState } from './picker-state';
import { StorePicker } from './store-picker';
import { pickerStrings } from './strings';

/** /select_store: the chosen store goes back to where the visitor came from. */
export default function StorePickerPage() {
  const t = useStrings(pickerStrings);
  const navigate = useNavigate();
  const { fromPath, amount } = readPickerState(useLocation().state);
  return (
    <PageLayout title={t('title')} width="narrow">
      <StorePicker
        onChoose={(store) => {
          const state: CashState = { store, ...(amount === undefined ? {} : { amount }) };
          void navigate(safeRedirect(fromPath, '/use_cash_dollar'), { replace: true, state });
        }}
      />
    </PageLayout>
  );
}
