import { useHost } from '@mrw/shared-contracts';
import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';
import { Skeleton } from '@mrw/shared-ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import s from './barcode.module.css';
import { drawBarcode, fitBarcode } from './draw-barcode';

type Props = {
  code: string;
  format: BarcodeFormat;
  title: string;
  className: string | undefined;
  /** Allows a barcode that is too long for the width to rotate; called with whether it is rotated. */
  onTurn?: ((turned: boolean) => void) | undefined;
};

type Drawing = { kind: 'waiting' } | { kind: 'drawn'; modules: number } | { kind: 'impossible' };

/** Nothing when the code does not fit its format: the digits beside it stay. */
export function Barcode({ code, format, title, className, onTurn }: Props) {
  const { telemetry } = useHost();
  const svg = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'waiting' });

  useEffect(() => {
    let left = false;
    if (!svg.current) return;
    drawBarcode(svg.current, code, format).then(
      (modules) => {
        if (!left) setDrawing({ kind: 'drawn', modules });
      },
      (error: unknown) => {
        if (left) return;
        setDrawing({ kind: 'impossible' });
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

  const fit = useEffectEvent((modules: number) => {
    if (!svg.current) return;
    const turned = fitBarcode(svg.current, modules, onTurn !== undefined);
    onTurn?.(turned);
  });
  const stand = useEffectEvent(() => {
    onTurn?.(false);
  });
  // Before the first paint, and when a phone is rotated.
  useLayoutEffect(() => {
    if (drawing.kind !== 'drawn') return;
    const again = () => {
      fit(drawing.modules);
    };
    again();
    window.addEventListener('resize', again);
    return () => {
      window.removeEventListener('resize', again);
      stand();
    };
  }, [drawing]);

  return (
    <>
      {drawing.kind === 'waiting' && <Skeleton width="100%" />}
      {drawing.kind !== 'impossible' && (
        <svg
          ref={svg}
          role="img"
          aria-label={title}
          className={drawing.kind === 'drawn' ? className : s.waiting}
        />
      )}
    </>
  );
}
