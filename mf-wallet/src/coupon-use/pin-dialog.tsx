import { useKept, useStrings } from '@mrw/shared-contracts';
import { limits } from '@mrw/shared-contracts/constants';
import { Button, Dialog, Notice, PinField } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { useId, useState, type SyntheticEvent } from 'react';
import type { CouponKind } from '../coupon-kind/places';
import { takeFocus } from './take-focus';
import { pinStrings } from './pin-strings';
import { useStringsOf } from './strings';
import s from './pin.module.css';

type Props = {
  kind: CouponKind;
  name: string;
  open: boolean;
  sending: boolean;
  checking: boolean;
  onSubmit(staffCode: string): void;
  onScan(): void;
  onClose(): void;
};

/** Staff enter their code on a desktop screen; the length is checked on confirm (§5). */
export function PinDialog({ kind, name, open, sending, checking, onSubmit, onScan, onClose }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const tPin = useStrings(pinStrings);
  const formId = useId();
  const [code, setCode] = useKept('staff code', '');
  const [incomplete, setIncomplete] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const complete = code.length === limits.staffCodeDigits;
    setIncomplete(!complete);
    if (complete && !sending) onSubmit(code);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pageTitle')}
      closable={!sending}
      actions={
        <Button type="submit" form={formId} busy={sending} busyLabel={tPin('checking')}>
          {tPin('confirm')}
        </Button>
      }
    >
      <form id={formId} noValidate className={s.form} onSubmit={submit}>
        <p className={s.name}>{name}</p>
        <PinField
          label={tPin('staffCode')}
          help={tPin('askStaff')}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setIncomplete(false);
          }}
          error={incomplete ? tPin('sixDigits') : undefined}
          disabled={sending}
          ref={takeFocus}
        />
        {checking ? <CheckingOutcome /> : <Notice tone="warn">{tPin('irreversible')}</Notice>}
        <Button variant="quiet" icon="camera" disabled={sending} onClick={onScan}>
          {tPin('scanInstead')}
        </Button>
      </form>
    </Dialog>
  );
}
