import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Button, Chip, classes } from '@mrw/shared-ui';
import { useCopy } from '@mrw/shared-ui/copy';
import { clockText, TillButton, tillStrings } from '@mrw/shared-ui/till';
import { useState } from 'react';
import { still, useFreshDrawing, type CodeDrawing } from '../coupon-code/code-drawing';
import { codeKind } from '../coupon-code/code-kind';
import { CodeText } from '../coupon-code/code-text';
import { codeStrings } from '../coupon-code/strings';
import { TillOf } from '../till-mode/coupon-till';
import s from './code-panel.module.css';

type Props = {
  coupon: Coupon;
  /** No shop accepts it today: it is dimmed, and can be shown all the same. */
  muted: boolean;
};

/** The code of a coupon, in the format that its shop reads. */
export function CodePanel({ coupon, muted }: Props) {
  const t = useStrings(codeStrings);
  const kind = codeKind(coupon.template);
  switch (kind.kind) {
    case 'fresh-qr':
      return <FreshQr coupon={coupon} muted={muted} />;
    case 'scan-store':
      return <p className={s.scanHint}>{t('scanStore')}</p>;
    case 'plain-qr':
    case 'barcode':
    case 'text':
      return <Panel coupon={coupon} muted={muted} drawing={still(coupon)} />;
  }
}

function FreshQr({ coupon, muted }: Props) {
  return <Panel coupon={coupon} muted={muted} drawing={useFreshDrawing(coupon)} />;
}

function Panel({ coupon, muted, drawing }: Props & { drawing: CodeDrawing }) {
  const t = useStrings(codeStrings);
  const tTill = useStrings(tillStrings);
  const copy = useCopy();
  const [atTill, setAtTill] = useState(false);
  const { picture, wide, secondsLeft } = drawing;
  const asText = !picture;
  return (
    <>
      <div className={classes(s.panel, muted && s.muted)}>
        {muted && (
          <div className={s.tag}>
            <Chip icon="calendar">{t('notToday')}</Chip>
          </div>
        )}
        {picture?.(wide ? s.barcode : s.qr)}
        <p className={asText ? s.textCode : s.number} translate="no">
          <CodeText code={coupon.code} />
        </p>
        {secondsLeft !== undefined && (
          <p className={s.hint}>{tTill('newCodeIn', { time: clockText(secondsLeft) })}</p>
        )}
        {!muted && <p className={s.hint}>{t('showStaff')}</p>}
      </div>
      <div className={s.actions}>
        <TillButton
          variant="outline"
          muted={muted}
          onClick={() => {
            setAtTill(true);
          }}
        />
        {(coupon.template.show_copiable_string || asText) && (
          <Button
            variant="outline"
            icon="copy"
            onClick={() => {
              copy(coupon.code);
            }}
          >
            {t('copy')}
          </Button>
        )}
      </div>
      {atTill && (
        <TillOf
          coupon={coupon}
          drawing={drawing}
          onClose={() => {
            setAtTill(false);
          }}
        />
      )}
    </>
  );
}
