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
import { TillRefusal } from '../till-mode/till-refusal';
import s from './code-panel.module.css';

type Props = {
  coupon: Coupon;
  /** No shop accepts it today: it is dimmed, and can be shown all the same. */
  muted: boolean;
  /** Why the till did not take it. */
  refusal: string | null;
};

/** The code of a coupon, in the format that its shop reads. */
export function CodePanel(props: Props) {
  const t = useStrings(codeStrings);
  const kind = codeKind(props.coupon.template);
  switch (kind.kind) {
    case 'fresh-qr':
      return <FreshQr {...props} />;
    case 'scan-store':
      return <p className={s.scanHint}>{t('scanStore')}</p>;
    case 'plain-qr':
    case 'barcode':
    case 'text':
      return <Panel {...props} drawing={still(props.coupon)} />;
  }
}

function FreshQr(props: Props) {
  return <Panel {...props} drawing={useFreshDrawing(props.coupon)} />;
}

function Panel({ coupon, muted, refusal, drawing }: Props & { drawing: CodeDrawing }) {
  const t = useStrings(codeStrings);
  const tTill = useStrings(tillStrings);
  const copy = useCopy();
  const [atTill, setAtTill] = useState(false);
  const { picture, wide, secondsLeft } = drawing;
  const asText = !picture;
  return (
    <>
      {refusal !== null && !atTill && <TillRefusal text={refusal} />}
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
          notice={refusal !== null && <TillRefusal text={refusal} />}
          onClose={() => {
            setAtTill(false);
          }}
        />
      )}
    </>
  );
}
