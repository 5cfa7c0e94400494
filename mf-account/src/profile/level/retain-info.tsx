import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import { Button, Dialog, Icon } from '@mrw/shared-ui';
import { formatDate, formatMoney } from '@mrw/shared-ui/formatters';
import { useState } from 'react';
import s from './level-card.module.css';
import { levelStrings } from './strings';

/** The popup beside the retain bar (§2). */
export function RetainInfo({ account }: { account: PointAccount }) {
  const t = useStrings(levelStrings);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const { name: level, retain_required_value: required } = account.current_level_data;
  const renewal = account.current_level_renew_datetime;
  return (
    <>
      <button
        type="button"
        className={s.info}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="info" size={20} className={s.infoIcon} />
        <span>{t('aboutRetain')}</span>
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={t('aboutRetain')}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        <div className={s.about}>
          <p>{t('retainRequired', { level, amount: formatMoney(required) })}</p>
          {renewal && <p>{t('retainUntil', { date: formatDate(renewal, language) })}</p>}
          <p>{t('retainBelow')}</p>
        </div>
      </Dialog>
    </>
  );
}
