import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Button } from '@mrw/shared-ui';
import { useCopy } from '@mrw/shared-ui/copy';
import { clockText } from '@mrw/shared-ui/till';
import { useState } from 'react';
import { still, useFreshDrawing, type CodeDrawing } from '../coupon-code/code-drawing';
import { codeKind } from '../coupon-code/code-kind';
import { CodeText } from '../coupon-code/code-text';
import { codeStrings } from '../coupon-code/strings';
import { TillOf } from '../till-mode/coupon-till';
import s from './code-panel.module.css';

/** The code of a coupon, in the form that its shop reads. */
export function CodePanel({ coupon }: { coupon: Coupon }) {
  const t = useStrings(codeStrings);
  const kind = codeKind(coupon.template);
  switch (kind.kind) {
    case 'fresh-qr':
      return <FreshQr coupon={coupon} />;
    case 'scan-store':
      return <p className={s.scanHint}>{t('scanStore')}</p>;
    case 'plain-qr':
    case 'barcode':
    case 'text':
      return <Panel coupon={coupon} drawing={still(coupon)} />;
  }
}

function FreshQr({ coupon }: { coupon: Coupon }) {
  return <Panel coupon={coupon} drawing={useFreshDrawing(coupon)} />;
}

function Panel({ coupon, drawing }: { coupon: Coupon; drawing: CodeDrawing }) {
  const t = useStrings(codeStrings);
  const copy = useCopy();
  const [atTill, setAtTill] = useState(false);
  const { picture, wide, secondsLeft } = drawing;
  const asText = !picture;
  return (
    <>
      <div className={s.panel}>
        {picture?.(wide ? s.barcode : s.qr)}
        <p className={asText ? s.textCode : s.number} translate="no">
          <CodeText code={coupon.code} />
        </p>
        {secondsLeft !== undefined && (
          <p className={s.hint}>{t('newCodeIn', { time: clockText(secondsLeft) })}</p>
        )}
        <p className={s.hint}>{t('showStaff')}</p>
      </div>
      <div className={s.actions}>
        <Button
          variant="outline"
          icon="brightness"
          onClick={() => {
            setAtTill(true);
          }}
        >
          {t('atTill')}
        </Button>
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
