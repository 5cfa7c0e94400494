import { useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import { partnerStrings } from '../partner/strings';
import s from './cash-page.module.css';
import { InMiddle } from './in-middle';

/** The partner site has the code and does not respond: what that means, and the way back. */
export function NoAnswer({ onCancel }: { onCancel(): void }) {
  const t = useStrings(partnerStrings);
  return (
    <InMiddle>
      <Notice tone="warn" live>
        <div className={s.noAnswer}>
          <p>{t('noAnswer')}</p>
          <Button variant="outline" onClick={onCancel}>
            {t('cancelCode')}
          </Button>
        </div>
      </Notice>
    </InMiddle>
  );
}
