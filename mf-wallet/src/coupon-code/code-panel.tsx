import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { couponCodeRefresh } from '@mrw/shared-contracts/constants';
import { Button } from '@mrw/shared-ui';
import { useState, type ReactNode } from 'react';
import { TillMode } from '../till-mode/till-mode';
import { Barcode } from './barcode';
import { clockText, codeKind, readableCode } from './code-kind';
import s from './code-panel.module.css';
import { QrCode } from './qr-code';
import { codeStrings } from './strings';
import { useCopy } from './use-copy';
import { useFreshCode } from './use-fresh-code';

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
      return (
        <Panel
          coupon={coupon}
          picture={(look) => <QrCode value={coupon.code} title={t('qrCode')} className={look} />}
        />
      );
    case 'barcode':
      return (
        <Panel
          coupon={coupon}
          wide
          picture={(look) => (
            <Barcode code={coupon.code} format={kind.format} title={t('barcode')} className={look} />
          )}
        />
      );
    case 'text':
      return <Panel coupon={coupon} />;
  }
}

function FreshQr({ coupon }: { coupon: Coupon }) {
  const t = useStrings(codeStrings);
  const { value, secondsLeft } = useFreshCode(coupon.code);
  return (
    <Panel
      coupon={coupon}
      picture={(look) => <QrCode value={value} title={t('qrCode')} className={look} />}
      secondsLeft={secondsLeft}
    />
  );
}

type PanelProps = {
  coupon: Coupon;
  /** Draws the code with the class that gives it its size. */
  picture?(look: string | undefined): ReactNode;
  wide?: boolean;
  secondsLeft?: number;
};

function Panel({ coupon, picture, wide = false, secondsLeft }: PanelProps) {
  const t = useStrings(codeStrings);
  const copy = useCopy();
  const [atTill, setAtTill] = useState(false);
  const { name, show_copiable_string: copiable } = coupon.template;
  const asText = !picture;
  return (
    <>
      <div className={s.panel}>
        {picture?.(wide ? s.barcode : s.qr)}
        <p className={asText ? s.textCode : s.number} translate="no">
          {readableCode(coupon.code)}
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
        {(copiable || asText) && (
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
      <TillMode
        open={atTill}
        title={name}
        code={coupon.code}
        picture={picture}
        wide={wide}
        ring={secondsLeft === undefined ? null : { secondsLeft, of: couponCodeRefresh / 1000 }}
        onClose={() => {
          setAtTill(false);
        }}
      />
    </>
  );
}
