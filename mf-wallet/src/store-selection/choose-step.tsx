import { useStrings } from '@mrw/shared-contracts';
import type { ApplicableStore, Coupon } from '@mrw/shared-contracts/api/coupons';
import {
  Button,
  EmptyState,
  ListFailure,
  RadioGroup,
  ReadFailure,
  Skeleton,
  VisuallyHidden,
} from '@mrw/shared-ui';
import { asksMedium, isOnlineSelectable, isSelectable, storesToChoose, type Medium } from './selection-rules';
import s from './store-selection.module.css';
import { selectionStrings } from './strings';
import type { Selection } from './use-selection';

/** Online or offline, when both exist, and the store. */
export function ChooseStep({ coupon, selection }: { coupon: Coupon; selection: Selection }) {
  const t = useStrings(selectionStrings);
  const { stores, choice, choose } = selection;
  const { template } = coupon;

  if (stores.kind === 'loading') {
    return (
      <div aria-busy="true">
        <span role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </span>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (stores.kind === 'failed') {
    return <ReadFailure failure={stores.failure} message={t('storesFailed')} onRetry={stores.refresh} />;
  }

  const choices = storesToChoose(template, stores.stores, choice.medium);
  const helpOf = (store: ApplicableStore) => (
    <>
      <span>{store.address}</span>
      {store.stock_count !== null && (
        <span className={s.stock}>
          {store.stock_count > 0 ? t('stock', { count: store.stock_count }) : t('noStock')}
        </span>
      )}
    </>
  );
  return (
    <div className={s.step}>
      <ListFailure list={{ ...stores, state: 'ready', moreFailed: false }} />
      {asksMedium(template) && (
        <MediumChoice
          medium={choice.medium}
          onlineSoldOut={!isOnlineSelectable(stores.stores)}
          onChange={(medium) => {
            choose({ medium, storeId: null });
          }}
        />
      )}
      {choices.length > 0 && (
        <RadioGroup<string>
          label={t('store')}
          options={choices.map((store) => ({
            value: store.id,
            label: store.name,
            help: helpOf(store),
            disabled: !isSelectable(store),
          }))}
          value={choice.storeId}
          onChange={(storeId) => {
            choose({ ...choice, storeId });
          }}
        />
      )}
      {choices.length === 0 && needsStores(coupon, choice.medium) && (
        <EmptyState
          illustration="store"
          message={t('noStores')}
          action={
            <Button variant="outline" icon="refresh" busy={stores.refreshing} onClick={stores.refresh}>
              {t('readAgain')}
            </Button>
          }
        />
      )}
    </div>
  );
}

type MediumChoiceProps = {
  medium: Medium | null;
  onlineSoldOut: boolean;
  onChange: (medium: Medium) => void;
};

function MediumChoice({ medium, onlineSoldOut, onChange }: MediumChoiceProps) {
  const t = useStrings(selectionStrings);
  return (
    <RadioGroup<Medium>
      label={t('medium')}
      options={[
        {
          value: 'ONLINE',
          label: t('online'),
          help: onlineSoldOut && <span className={s.stock}>{t('noStock')}</span>,
          disabled: onlineSoldOut,
        },
        { value: 'OFFLINE', label: t('offline') },
      ]}
      value={medium}
      onChange={onChange}
    />
  );
}

function needsStores({ template }: Coupon, medium: Medium | null): boolean {
  return template.should_use_in_store && (!asksMedium(template) || medium === 'OFFLINE');
}
