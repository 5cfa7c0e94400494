import { useStrings } from '@mrw/shared-contracts';
import { Notice } from '@mrw/shared-ui';
import { InMiddle } from '../in-middle/in-middle';
import s from './coupon-detail.module.css';
import { detailStrings } from './strings';

/** The store was chosen on the page that led here: a sentence that stays, with the focus. */
export function ChosenNotice({ store }: { store: string }) {
  const t = useStrings(detailStrings);
  return (
    <InMiddle>
      <div className={s.chosen}>
        <Notice tone="ok" live>
          {t('storeChosen', { store })}
        </Notice>
      </div>
    </InMiddle>
  );
}
