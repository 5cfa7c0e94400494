import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { DefinitionList, type Fact, Notice, ServerText } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import s from './store-selection.module.css';
import { selectionStrings } from './strings';
import type { Selection } from './use-selection';

/** The choice, shown before the conversion. */
export function ConfirmStep({ coupon, selection }: { coupon: Coupon; selection: Selection }) {
  const t = useStrings(selectionStrings);
  const { stores, asked, checking, failure } = selection;
  const store =
    stores.kind === 'ready' ? (stores.stores.find(({ id }) => id === asked?.store_id) ?? null) : null;
  const facts: Fact[] = [{ label: t('coupon'), value: coupon.template.name }];
  if (asked?.usage_medium) {
    facts.push({ label: t('medium'), value: t(asked.usage_medium === 'ONLINE' ? 'online' : 'offline') });
  }
  if (store) {
    facts.push({
      label: t('store'),
      value: (
        <>
          <ServerText>{store.name}</ServerText>
          <span className={s.address}>
            <ServerText>{store.address ?? ''}</ServerText>
          </span>
        </>
      ),
    });
  }
  return (
    <div className={s.step}>
      <DefinitionList items={facts} />
      <Notice tone="warn">{t('final')}</Notice>
      {checking && <CheckingOutcome />}
      {failure !== null && (
        <Notice tone="err" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
