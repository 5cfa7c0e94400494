import { useHost } from '@mrw/shared-contracts';
import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';
import { Skeleton } from '@mrw/shared-ui';
import { useEffect, useRef, useState } from 'react';
import s from './barcode.module.css';
import { drawBarcode, fitBarcode } from './draw-barcode';

type Props = { code: string; format: BarcodeFormat; title: string; className: string | undefined };

type Drawing = 'waiting' | 'drawn' | 'impossible';

/** Nothing when the code does not fit its kind: the digits beside it stay. */
export function Barcode({ code, format, title, className }: Props) {
  const { telemetry } = useHost();
  const svg = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('waiting');

  useEffect(() => {
    let left = false;
    drawBarcode(svg.current, code, format).then(
      () => {
        if (!left) setDrawing('drawn');
      },
      (error: unknown) => {
        if (left) return;
        setDrawing('impossible');
        telemetry.report({
          code: 'COUPON_BARCODE',
          remote: 'mf-wallet',
          detail: `${format}: ${String(error)}`,
        });
      },
    );
    return () => {
      left = true;
    };
  }, [code, format, telemetry]);

  // A phone that is turned.
  useEffect(() => {
    const fit = () => {
      if (svg.current) fitBarcode(svg.current);
    };
    if (drawing === 'drawn') window.addEventListener('resize', fit);
    return () => {
      window.removeEventListener('resize', fit);
    };
  }, [drawing]);

  return (
    <>
      {drawing === 'waiting' && <Skeleton width="100%" />}
      {drawing !== 'impossible' && (
        <svg
          ref={svg}
          role="img"
          aria-label={title}
          className={drawing === 'drawn' ? className : s.waiting}
        />
      )}
    </>
  );
}
